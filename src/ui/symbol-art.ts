/**
 * Our own drawings of the game's symbols, in a box of 100 by 100: a disc in the symbol's colour and a glyph of
 * a few strokes. Letters and numbers need no drawing.
 */
export const DISC: Readonly<Record<string, string>> = {
  W: '#f2e6a8',
  U: '#a9d5ee',
  B: '#c9c0bc',
  R: '#f4a98c',
  G: '#9fd0ab',
  C: '#d5cfca',
};

/** Disc of everything without a colour. */
export const PLAIN_DISC = '#d5cfca';

export const INK = '#1b1712';

/** Path data; drawn filled with ink. */
export const GLYPH: Readonly<Record<string, string>> = {
  // A sun of eight rays.
  W: 'M50 8l8 22 22-10-10 22 22 8-22 8 10 22-22-10-8 22-8-22-22 10 10-22L8 50l22-8-10-22 22 10Z',
  // A drop.
  U: 'M50 12c14 22 24 32 24 47a24 24 0 0 1-48 0c0-15 10-25 24-47Z',
  // A skull.
  B: 'M50 15a31 29 0 0 0-18 53v17h11V74h5v11h4V74h5v11h11V68a31 29 0 0 0-18-53ZM38 41a8 8 0 1 1-.1 0ZM62 41a8 8 0 1 1-.1 0Z',
  // A flame.
  R: 'M54 10c4 16 22 26 22 48a26 26 0 0 1-52 3c0-12 7-18 9-29 6 4 8 9 8 15 8-9 14-20 13-37ZM51 52c-1 8-9 11-9 20a9 9 0 0 0 18 0c0-8-5-11-9-20Z',
  // A tree.
  G: 'M50 12a19 19 0 0 1 19 18 17 17 0 0 1 3 33H56l1 24H43l1-24H28a17 17 0 0 1 3-33 19 19 0 0 1 19-18Z',
  // A lozenge.
  C: 'M50 14c5 18 18 31 36 36-18 5-31 18-36 36-5-18-18-31-36-36 18-5 31-18 36-36Z',
  // A flake of six arms.
  S: 'M46 12h8v30l26-15 4 7-26 16 26 16-4 7-26-15v30h-8V58L20 73l-4-7 26-16-26-16 4-7 26 15Z',
  // A turn to the right, and one to the left.
  T: 'M24 66c0-26 16-38 34-38V14l26 24-26 24V46c-12 0-20 6-20 24Z',
  Q: 'M76 66c0-26-16-38-34-38V14L16 38l26 24V46c12 0 20 6 20 24Z',
  // A spark.
  E: 'M58 10 24 56h20l-8 34 40-50H54Z',
  // A circle struck through from top to bottom.
  P: 'M45 10h10v14c16 2 25 12 25 26s-9 24-25 26v14H45V76c-16-2-25-12-25-26s9-24 25-26ZM45 34c-9 2-14 8-14 16s5 14 14 16ZM55 34v32c9-2 14-8 14-16s-5-14-14-16Z',
};
