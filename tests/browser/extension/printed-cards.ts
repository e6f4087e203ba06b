// Invented cards in each printed language, on pages built as a card site builds them.

export interface PrintedCard {
  readonly id: string;
  /** The page's `lang` for the text box. */
  readonly lang: string;
  readonly name: string;
  /** Lines of the text box. */
  readonly lines: readonly string[];
  /** All words that are to be marked. */
  readonly marked: readonly string[];
  /** Kicker's name, which stands with {2}{W}. */
  readonly kicker: string;
  /** Protection's name, which stands with red. */
  readonly protection: string;
}

/** A card page of scryfall.com: what its text box says is in the language, the rest is English. */
export function printedPage({ lang, name, lines }: PrintedCard): string {
  const symbols = (line: string) =>
    line.replace(
      /\{(.)\}/g,
      '<abbr class="card-symbol card-symbol-$1" title="a symbol">{$1}</abbr>',
    );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body>
<div id="main"><div class="card-profile"><div class="card-text">
 <h1 class="card-text-title" lang="${lang}"><span class="card-text-card-name">${name}</span></h1>
 <div class="card-text-box" lang="${lang}"><div class="card-text-oracle">
 ${lines.map((line) => `<p>${symbols(line)}</p>`).join('\n ')}
 </div></div>
</div></div></div></body></html>`;
}

export const PRINTED_CARDS: readonly PrintedCard[] = [
  {
    id: 'de',
    lang: 'de',
    name: 'Dornenochse der Eile',
    lines: [
      'Bonus {2}{W}',
      'Fliegend, Wachsamkeit',
      'Schutz vor Rot',
      'Wenn der Dornenochse der Eile stirbt, wende Hellsicht 2 an.',
    ],
    marked: ['Bonus', 'Fliegend', 'Hellsicht', 'Schutz', 'Wachsamkeit'],
    kicker: 'Bonus',
    protection: 'Schutz',
  },
  {
    id: 'fr',
    lang: 'fr',
    name: 'Bœuf de ronce',
    lines: ['Kick {2}{W}', 'Vol, vigilance', 'Protection contre le rouge', 'Il a le lien de vie.'],
    marked: ['Kick', 'Protection', 'Vol', 'lien de vie', 'vigilance'],
    kicker: 'Kick',
    protection: 'Protection',
  },
  {
    id: 'es',
    lang: 'es',
    name: 'Buey de zarza',
    lines: [
      'Estímulo {2}{W}.',
      'Vuela, vigilancia.',
      'Protección contra rojo.',
      'El buey tiene la habilidad de arrollar.',
    ],
    marked: ['Estímulo', 'Protección', 'Vuela', 'arrollar', 'vigilancia'],
    kicker: 'Estímulo',
    protection: 'Protección',
  },
  {
    id: 'it',
    lang: 'it',
    name: 'Bue di rovo',
    lines: [
      'Potenziamento {2}{W}',
      'Volare, cautela',
      'Protezione dal rosso',
      'Ogni creatura ha travolgere.',
    ],
    marked: ['Potenziamento', 'Protezione', 'Volare', 'cautela', 'travolgere'],
    kicker: 'Potenziamento',
    protection: 'Protezione',
  },
  {
    id: 'pt',
    lang: 'pt',
    name: 'Boi de sarça',
    lines: [
      'Reforçar {2}{W}',
      'Voar, vigilância',
      'Proteção contra vermelho',
      'Sua próxima criatura tem atropelar.',
    ],
    marked: ['Proteção', 'Reforçar', 'Voar', 'atropelar', 'vigilância'],
    kicker: 'Reforçar',
    protection: 'Proteção',
  },
  {
    id: 'ja',
    lang: 'ja',
    name: '茨の牛',
    lines: ['キッカー{2}{W}', '飛行、警戒', 'プロテクション（赤）', '茨の牛はトランプルを得る。'],
    marked: ['キッカー', 'トランプル', 'プロテクション', '警戒', '飛行'],
    kicker: 'キッカー',
    protection: 'プロテクション',
  },
  {
    id: 'ko',
    lang: 'ko',
    name: '가시덤불 황소',
    lines: ['키커 {2}{W}', '비행, 경계', '적색으로부터 보호', '가시덤불 황소는 돌진을 얻는다.'],
    marked: ['경계', '돌진', '보호', '비행', '키커'],
    kicker: '키커',
    protection: '보호',
  },
  {
    id: 'ru',
    lang: 'ru',
    name: 'Терновый вол',
    lines: [
      'Усилитель {2}{W}',
      'Полет, Бдительность',
      'Защита от красного',
      'Терновый вол получает Пробивной удар.',
    ],
    marked: ['Бдительность', 'Защита', 'Полет', 'Пробивной удар', 'Усилитель'],
    kicker: 'Усилитель',
    protection: 'Защита',
  },
  {
    id: 'zhs',
    lang: 'zhs',
    name: '荆棘牛',
    lines: ['增幅{2}{W}', '飞行，警戒', '反红保护', '荆棘牛获得践踏异能。'],
    marked: ['保护', '增幅', '警戒', '践踏', '飞行'],
    kicker: '增幅',
    protection: '保护',
  },
  {
    id: 'zht',
    lang: 'zht',
    name: '荊棘牛',
    lines: ['增幅{2}{W}', '飛行，警戒', '反紅保護', '荊棘牛獲得踐踏異能。'],
    marked: ['保護', '增幅', '警戒', '踐踏', '飛行'],
    kicker: '增幅',
    protection: '保護',
  },
];
