/** A value that is made when it is first asked for. */
export interface Lazy<T> {
  (): T;
  /** The value where it has been made. */
  readonly made: () => T | undefined;
}

/** Puts off making a value until somebody wants it. */
export function lazy<T>(make: () => T): Lazy<T> {
  let value: T | undefined;
  const get = () => (value ??= make());
  return Object.assign(get, { made: () => value });
}
