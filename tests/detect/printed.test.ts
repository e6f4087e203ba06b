import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { compileLanguage } from '../../rules-data/tools/compile-language.ts';
import type { LanguageFile } from '../../rules-data/tools/language-schema.ts';
import { readLanguages } from '../../rules-data/tools/load-languages.ts';
import { createPrintedDetector } from '../../src/detect/printed.ts';
import type { Detector } from '../../src/detect/types.ts';

const terms = new Map(compileIndex().terms.map((term) => [term.id, term]));
const detectors = new Map(readLanguages().map((file) => [file.id, detectorOf(file)]));
function detectorOf(file: LanguageFile): Detector {
  return createPrintedDetector(compileLanguage(file, (id) => terms.get(id)));
}

const of = (language: string): Detector => {
  const detector = detectors.get(language);
  if (!detector) throw new Error(`no language ${language}`);
  return detector;
};

/** Each mark of a text as "word=term" with its parameters. */
function marks(detector: Detector, text: string, cardName = ''): string[] {
  return detector.find(text, { place: 'rules', cardName }).map((match) => {
    const { tail: _, ...params } = detector.params(text, match);
    const said = Object.entries(params).map(([slot, value]) => ` ${slot} ${value}`);
    return `${text.slice(match.start, match.end)}=${match.term}${said.join('')}`;
  });
}

describe('names printed in each language', () => {
  it.each([
    [
      'de',
      'Fliegend, Eile\nSchutz vor Rot',
      'Fliegend=flying Eile=haste Schutz=protection quality red',
    ],
    ['de', 'Bonus {2}{W} (Mehr.)', 'Bonus=kicker cost {2}{W}'],
    ['de', 'Sumpftarnung', 'Sumpftarnung=landwalk type Swamp'],
    [
      'de',
      'Der Ochse erhält Flugfähigkeit. Hellsicht 2.',
      'Flugfähigkeit=flying Hellsicht=scry n 2',
    ],
    ['de', 'Ebenenumwandlung {2}', 'Ebenenumwandlung=typecycling type Plains cost {2}'],
    [
      'fr',
      'Vol, célérité\nProtection contre le noir',
      'Vol=flying célérité=haste Protection=protection quality black',
    ],
    ['fr', 'Équipement {3}', 'Équipement=equip cost {3}'],
    [
      'fr',
      'Elle acquiert l’initiative. Régénérez-la.',
      'initiative=first-strike Régénérez=regenerate',
    ],
    ['es', 'Vuela.\nProtección contra verde.', 'Vuela=flying Protección=protection quality green'],
    ['es', 'Estímulo {1}{R} y/o {G}', 'Estímulo=kicker cost {1}{R} and/or {G}'],
    [
      'it',
      'Volare, passa-paludi\nBushido 2',
      'Volare=flying passa-paludi=landwalk type Swamp Bushido=bushido n 2',
    ],
    ['it', 'Ciclomontagna {2}', 'Ciclomontagna=typecycling type Mountain cost {2}'],
    ['pt', 'Voar\nReforçar 2 — {1}{W}', 'Voar=flying Reforçar=reinforce n 2 cost {1}{W}'],
    ['pt', 'Reforçar {4}', 'Reforçar=kicker cost {4}'],
    ['ru', 'Полёт\nЗащита от белого', 'Полёт=flying Защита=protection quality white'],
    ['ru', 'Это существо получает Первый удар.', 'Первый удар=first-strike'],
    [
      'ja',
      '飛行、先制攻撃\nプロテクション（赤）',
      '飛行=flying 先制攻撃=first-strike プロテクション=protection quality red',
    ],
    ['ja', 'キッカー{1}{W}（追加。）\n武士道２', 'キッカー=kicker cost {1}{W} 武士道=bushido n 2'],
    ['ja', 'カードを３枚切削する。', '切削=mill n 3'],
    ['ko', '비행\n흑색으로부터 보호', '비행=flying 보호=protection quality black'],
    ['ko', '키커 {2}{U}\n점술 2를 한다.', '키커=kicker cost {2}{U} 점술=scry n 2'],
    ['zhs', '飞行，反黑保护', '飞行=flying 保护=protection quality black'],
    ['zhs', '循环海岛{2}\n武士道1', '循环海岛=typecycling type Island cost {2} 武士道=bushido n 1'],
    ['zht', '飛行，反紅保護', '飛行=flying 保護=protection quality red'],
    ['zht', '占卜3，增幅{2}', '占卜=scry n 3 增幅=kicker cost {2}'],
  ])('%s: %s', (language, text, expected) => {
    expect(marks(of(language), text).join(' ')).toBe(expected);
  });

  it.each([
    ['ja', '飛行機械'],
    ['zhs', '受折磨的人'.replace('折磨', '消磨')],
    ['fr', 'évolution'.slice(0, 4)],
    ['de', 'Der verteidigende Spieler verliert wieder eilends.'],
    ['es', 'El jugador defensor elige.'],
    ['ru', 'Удар молнии'],
  ])('%s: nothing in %s', (language, text) => {
    expect(marks(of(language), text)).toEqual([]);
  });

  it('leaves the own name alone, and other names in their quotation marks', () => {
    expect(marks(of('de'), 'Eile-Ochse hat Eile.', 'Eile-Ochse')).toEqual(['Eile=haste']);
    expect(marks(of('ja'), '《飛行の牛》は飛行を持つ。')).toEqual(['飛行=flying']);
  });

  it('finds a keyword whose line break was lost', () => {
    expect(marks(of('de'), 'TrampelschadenEile')).toEqual(['Trampelschaden=trample', 'Eile=haste']);
  });

  it('takes a capital in mid-sentence for a name where nouns are written small', () => {
    expect(marks(of('fr'), 'Le Vol du héron s’envole.')).toEqual([]);
    expect(marks(of('it'), '{T}, Sacrifica il bue: Pesca.')).toEqual(['Sacrifica=sacrifice']);
  });
});

describe('an invented language', () => {
  const named = (...forms: NonNullable<LanguageFile['terms'][string]['forms']>) => ({
    names: [{ name: 'Pris', source: 'cards' }],
    shown: 'only' as const,
    forms,
  });
  const detector = detectorOf({
    id: 'xx',
    name: 'Inventé',
    tags: ['xx'],
    stands: 'words',
    capitalIsName: true,
    hiding: ['grand vol'],
    numbers: { deux: 2 },
    joins: { et: 'and/or' },
    signs: 'vol',
    speaks: 'ne rien',
    qualities: {},
    terms: {
      flying: { names: [{ name: 'Vol', source: 'cards' }], forms: ['vola*'] },
      kicker: named({ text: 'pris', notAfter: '\\s+\\d' }),
      reinforce: named({ text: 'pris', after: '\\s+\\d' }),
      'no-such-term': named('rien'),
    },
  });

  it('judges each term that shares a name, and the words that hide one', () => {
    expect(marks(detector, 'Pris {1}\nPris 2 — {1}')).toEqual([
      'Pris=kicker cost {1}',
      'Pris=reinforce n 2 cost {1}',
    ]);
    expect(marks(detector, 'vol, grand vol, volants, volant')).toEqual([
      'vol=flying',
      'volants=flying',
      'volant=flying',
    ]);
  });

  it('says the printed name of each match', () => {
    expect(detector.find('Vol', { place: 'rules' })[0]?.printed).toEqual({
      name: 'Vol',
      lang: 'xx',
    });
  });

  it('reads prose only where it says what rules text says', () => {
    expect(detector.find('Le vol.', { place: 'prose' })).toEqual([]);
    expect(detector.find('Le vol ne rien.', { place: 'prose' })).toHaveLength(1);
  });

  it('marks no term that the rules do not know', () => {
    expect(marks(detector, 'rien')).toEqual([]);
  });
});
