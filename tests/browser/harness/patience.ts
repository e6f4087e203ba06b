/**
 * How long a test waits for anything before it gives up, in milliseconds. Only one that fails waits so long: a machine
 * that runs other things too stands still for seconds, and is no reason to fail.
 */
export const PATIENCE = 30_000;
