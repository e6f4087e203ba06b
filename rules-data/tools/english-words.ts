import messages from '../../src/_locales/en/messages.json' with { type: 'json' };

interface Message {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}

const ALL: Readonly<Record<string, Message>> = messages;

/** The words in English, put together as browsers do it: for the build, and for tests without an extension. */
export function englishWord(key: string, ...substitutions: readonly string[]): string {
  const found = ALL[key];
  if (!found) return '';
  const places = new Map(
    Object.entries(found.placeholders ?? {}).map(([name, { content }]) => [
      name.toLowerCase(),
      substitutions[Number(content.slice(1)) - 1] ?? '',
    ]),
  );
  return found.message.replace(
    /\$(\w+)\$/g,
    (whole, name: string) => places.get(name.toLowerCase()) ?? whole,
  );
}
