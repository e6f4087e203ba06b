// The pure layers are checked without the DOM's types and Node's, so that a name of theirs is an error.
// What every JavaScript engine has though no ECMAScript library lists it:
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}
declare class URL {
  constructor(address: string, base?: string);
  static parse(address: string, base?: string): URL | null;
  readonly href: string;
  readonly hostname: string;
  readonly pathname: string;
  protocol: string;
}
declare const crypto: {
  readonly subtle: {
    digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
};
declare function setTimeout(handler: (...args: never[]) => void, delay?: number): unknown;
