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
  // A sun: a disc and eight rays.
  W: 'M50 32a18 18 0 1 0 .1 0ZM46 12h8l-2 14h-4ZM46 88h8l-2-14h-4ZM12 46v8l14-2v-4ZM88 46v8l-14-2v-4ZM21 27l6-6 8 12-3 3ZM79 27l-6-6-8 12 3 3ZM21 73l6 6 8-12-3-3ZM79 73l-6 6-8-12 3-3Z',
  // A drop.
  U: 'M50 12c14 22 24 32 24 47a24 24 0 0 1-48 0c0-15 10-25 24-47ZM58 74c8-2 11-9 10-16-2 6-6 9-12 10Z',
  // A skull.
  B: 'M50 16c-20 0-32 13-32 29 0 10 5 18 13 22v15h9v-9h5v9h10v-9h5v9h9V67c8-4 13-12 13-22 0-16-12-29-32-29ZM37 42a8 8 0 1 1-.1 16 8 8 0 0 1 .1-16ZM63 42a8 8 0 1 1-.1 16 8 8 0 0 1 .1-16ZM50 56l5 9H45Z',
  // A flame.
  R: 'M54 10c4 16 22 26 22 48a26 26 0 0 1-52 3c0-12 7-18 9-29 6 4 8 9 8 15 8-9 14-20 13-37ZM51 52c-1 8-9 11-9 20a9 9 0 0 0 18 0c0-8-5-11-9-20Z',
  // A tree.
  G: 'M50 12a19 19 0 0 1 19 18 17 17 0 0 1 3 33H56l1 24H43l1-24H28a17 17 0 0 1 3-33 19 19 0 0 1 19-18Z',
  // A lozenge.
  C: 'M50 14c5 18 18 31 36 36-18 5-31 18-36 36-5-18-18-31-36-36 18-5 31-18 36-36ZM50 34c-3 8-8 13-16 16 8 3 13 8 16 16 3-8 8-13 16-16-8-3-13-8-16-16Z',
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
