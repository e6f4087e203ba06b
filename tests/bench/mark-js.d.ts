/** The part of mark.js that the bench uses; it ships no types. */
declare module 'mark.js' {
  export default class Mark {
    constructor(context: Element);
    mark(
      words: readonly string[],
      options?: {
        readonly separateWordSearch?: boolean;
        readonly accuracy?: 'exactly' | 'partially';
      },
    ): void;
  }
}
