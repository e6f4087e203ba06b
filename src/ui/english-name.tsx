/** A name of the game in its English, for screen readers to speak so within words of another language. */
export const EnglishName = ({ name }: { readonly name: string }) => <span lang="en">{name}</span>;
