/** The characters of windows-1252 at 0x80 to 0x9f (WHATWG Encoding); a space where none is defined. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Bytes of windows-1252 to text. Undefined bytes become C1 controls, as in browsers. The upper control range is
 * mapped here and not by the engine: some versions of Node take "windows-1252" for Latin-1.
 */
export function windows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes).replace(/[\x80-\x9f]/g, (char) => {
    const meant = UPPER[char.charCodeAt(0) - 0x80] ?? ' ';
    return meant === ' ' ? char : meant;
  });
}
