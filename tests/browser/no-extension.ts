import { englishWord } from '../../rules-data/tools/english-words.ts';

/** In place of webextension-polyfill where a page of ours is opened as a plain page: no settings can be read. */
export default {
  storage: {
    sync: { get: () => Promise.reject(new Error('There is no extension here.')) },
    onChanged: { addListener: () => undefined },
  },
  i18n: {
    getMessage: (key: string, substitutions: readonly string[]) =>
      englishWord(key, ...substitutions),
  },
};
