/** The part of mark.js that the bench uses; it ships no types. */
declare module 'mark.js' {
  export default class Mark {
    constructor(context: Element);
    markRegExp(regexp: RegExp): void;
  }
}
