/** The browsers that a build is for. Edge takes Chrome's. */
export const TARGETS = ['chrome', 'firefox'] as const;
export type Target = (typeof TARGETS)[number];

/** The oldest versions that the extension runs in: the manifests say so, and bundles are made for them. */
export const FLOORS = { chrome: 140, firefox: 153 } as const;

/** The floor as esbuild takes it. */
export const ENGINES = Object.entries(FLOORS).map(([name, version]) => `${name}${version}`);

/** Our own pages: a folder of src/pages each, with an HTML file, a script and a style sheet of the same name. */
export const PAGES = [
  'options',
  'popup',
  'welcome',
  'look-up',
  'matrix',
  'fight',
  'reader',
] as const;
