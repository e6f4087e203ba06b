// The pure layers are checked without the DOM's types and Node's, so that a name of theirs is an error.
// What every JavaScript engine has though no ECMAScript library lists it:
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}
