import { describe, expect, it } from 'vitest';
import { compileSigns } from '../../rules-data/tools/language-signs.ts';
import { languageTeller } from '../../src/detect/language.ts';

const tell = languageTeller(compileSigns());

describe('the language of a text', () => {
  it.each([
    ['Wenn dieser Ochse ins Spiel kommt, ziehe eine Karte.', 'de'],
    ['Quand le bœuf arrive, vous piochez.', 'fr'],
    ['El buey entra girado.', 'es'],
    ['Quando il bue entra, pesca. Il giocatore sceglie.', 'it'],
    ['Quando o boi entrar, compre uma carta.', 'pt'],
    ['牛が戦場に出たとき、カードを１枚引く。', 'ja'],
    ['소가 전장에 들어올 때', 'ko'],
    ['Когда вол выходит на поле битвы', 'ru'],
    ['当此牛进战场时，抓一张牌。', 'zh-hans'],
    ['當此牛進戰場時，抽一張牌。', 'zh-hant'],
  ])('is told by its own words or script: %s', (text, lang) => {
    expect(tell(text)).toEqual({ lang, sure: true });
    expect(tell(text, 'en')).toEqual({ lang, sure: true });
  });

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['pt-BR', 'pt'],
    ['zh', 'zh-hans'],
    ['zh-CN', 'zh-hans'],
    ['zh-TW', 'zh-hant'],
    ['zh-Hant-HK', 'zh-hant'],
    ['JA', 'ja'],
  ])('is told by the page where the text says nothing: %s', (tag, lang) => {
    expect(tell('{2}', tag)).toEqual({ lang, sure: false });
  });

  it('is English where the words are, whatever the page says', () => {
    expect(tell('Whenever this attacks, draw a card.', 'de')).toBeUndefined();
    expect(tell('Target opponent sacrifices El Toro.')).toBeUndefined();
    expect(tell('Flying', 'en')).toBeUndefined();
    expect(tell('Flying')).toBeUndefined();
    expect(tell('Flying', 'deu')).toBeUndefined();
    expect(tell('Flying', 'sv')).toBeUndefined();
  });

  it('is settled by letters that only one Chinese has, and by the page for the others', () => {
    expect(tell('飞行', 'ja')?.lang).toBe('zh-hans');
    expect(tell('先攻', 'zh-TW')).toEqual({ lang: 'zh-hant', sure: false });
    expect(tell('先攻')).toBeUndefined();
  });
});
