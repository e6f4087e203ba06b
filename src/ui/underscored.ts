/** A kebab-case name as keys of _locales have it, which may hold no hyphen. */
export type Underscored<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : S;

/** "basic-action" is "basic_action". */
export function underscored<S extends string>(name: S): Underscored<S> {
  return name.replaceAll('-', '_') as Underscored<S>;
}
