import { officialText } from '../platform/documents/official-text.ts';
import { openOwnPage } from '../platform/runtime.ts';
import type { OfficialSource } from '../ui/official-text.tsx';

/** Official text for our own pages, which reach the documents without the worker. */
export const OFFICIAL_SOURCE: OfficialSource = {
  load: officialText,
  openPage: (path) => void openOwnPage(path),
};
