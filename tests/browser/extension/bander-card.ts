/** An invented card with banding and first strike, on a page of no site's structure; the words are ours. */
export const BANDER_URL = 'https://scryfall.com/card/rtx/2/hedge-drover';

export const BANDER_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hedge Drover</title></head>
<body>
<main id="main"><div class="card-profile"><div class="inner-flex">
<div class="card-text"><div class="card-text-box" lang="en">
<h1 class="card-text-title"><span class="card-text-card-name">Hedge Drover</span></h1>
<p class="card-text-type-line">Creature — Human</p>
<div class="card-text-oracle">
<p>Banding</p>
<p>First strike</p>
<p>Whenever Hedge Drover attacks, scry 1.</p>
</div>
<div class="card-text-stats">1/2</div>
</div></div>
</div></div></main>
</body></html>`;
