/** An invented card in the structure of a Scryfall card page, and of one of mtg.wtf's; the words are ours. */
export const OX_URL = 'https://scryfall.com/card/rtx/1/bramble-ox';
/** The same card without a secure context: browsers have a list of hosts that they open by https alone. */
export const OX_INSECURE_URL = 'http://mtg.wtf/card/rtx/1/Bramble-Ox';

const symbol = (code: string) =>
  `<abbr class="card-symbol card-symbol-${code}" title="a symbol">{${code}}</abbr>`;

export const OX_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bramble Ox</title></head>
<body>
<div id="main"><div class="card-profile"><div class="inner-flex">
<div class="card-text"><div class="card-text-box cardinfo" lang="en">
<h1 class="card-text-title card_title"><span class="card-text-card-name">Bramble Ox</span> <span class="card-text-mana-cost">${symbol('2')}${symbol('G')}</span></h1>
<p class="card-text-type-line typeline">Creature — Ox</p>
<div class="card-text-oracle oracle">
<p>Kicker ${symbol('2')}${symbol('W')} <i>(The long words of a reminder.)</i></p>
<p>Trample, deathtouch</p>
<p>Ward—Pay 3 life.</p>
<p>Bushido 2</p>
<p>When Bramble Ox enters, destroy target artifact, then scry 2. If it was kicked, proliferate.</p>
</div>
<div class="card-text-flavor flavor"><p>Its shadow and its echo are feared more than its flying leaps.</p></div>
<div class="card-text-stats">3/3</div>
<p class="card-text-artist">Illustrated by Flash Storm</p>
</div></div>
</div></div></div>
<footer><a href="/search">Search</a> <a href="/cast">Exile your cookies</a></footer>
</body></html>`;
