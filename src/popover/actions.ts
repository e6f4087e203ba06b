/** What the user can do about a term from here. */
export interface Actions {
  /** Mark it nowhere any more. */
  readonly ignoreTerm: (term: string) => void;
  /** Mark nothing on this site any more; its name, or undefined on our own pages. */
  readonly site: string | undefined;
  readonly switchSiteOff: () => void;
  /** Opens one of our own pages. */
  readonly openPage: (path: string) => void;
  /** The whole address of one of our own pages. */
  readonly addressOf: (path: string) => string;
}
