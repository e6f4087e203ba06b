/** The packed index that build.ts makes from rules-data. */
declare module 'rules-index' {
  const packed: import('./rules/packed-index.ts').PackedIndex;
  export default packed;
}

/** Style sheets are text in scripts: they go into shadow roots as constructed sheets. */
declare module '*.css' {
  const css: string;
  export default css;
}
