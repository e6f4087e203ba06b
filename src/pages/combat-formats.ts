import exceptions from '../../rules-data/formats/exceptions.json' with { type: 'json' };
import formats from '../../rules-data/formats/formats.json' with { type: 'json' };
import type { ExceptionSource, FormatSource } from '../../rules-data/tools/formats-schema.ts';

// The files are checked against their schema by a test and at build; here only their type is said.
const FORMATS = formats as readonly FormatSource[];
const EXCEPTIONS = exceptions as unknown as readonly ExceptionSource[];

/** What a format changes of combat damage. */
export interface CombatFormat {
  readonly id: string;
  readonly name: string;
  /** The edition it is played by; left out for the newest. */
  readonly edition?: string;
  readonly changes: readonly ExceptionSource[];
  /** Combat damage waits on the stack. */
  readonly damageWaits: boolean;
}

/** A format, by its id, as far as combat damage goes; undefined where it is none of ours. */
export function combatFormat(id: string | null | undefined): CombatFormat | undefined {
  const format = FORMATS.find((one) => one.id === id);
  if (!format) return undefined;
  const own = new Set(format.exceptions.map(({ exception }) => exception));
  const changes = EXCEPTIONS.filter((one) => one.combatDamage && own.has(one.id));
  return {
    id: format.id,
    name: format.name,
    ...(format.base !== 'newest' && { edition: format.base }),
    changes,
    damageWaits: changes.some(({ combatDamage }) => combatDamage === 'stack'),
  };
}
