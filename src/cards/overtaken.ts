/**
 * Whether the built-in index, whose newest set came out on `builtIn`, has overtaken a list of cards that was brought
 * on the day `brought` with the newest set of the day `newest`: it goes further and is younger. Days as ISO 8601. One
 * of the same set is not overtaken: it may hold more of it.
 */
export function isOvertaken(builtIn: string, newest: string | undefined, brought: string): boolean {
  return builtIn > (newest ?? '') && builtIn > brought.slice(0, 10);
}
