/** The packed index that build.ts makes from rules-data. */
declare module 'rules-index' {
  const packed: import('./rules/packed-index.ts').PackedIndex;
  export default packed;
}
