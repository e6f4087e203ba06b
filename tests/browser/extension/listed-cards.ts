export const LIST_URL = 'https://scryfall.com/search?q=ox&as=checklist';
export const LINKED_URL = 'https://scryfall.com/card/rtx/1/bramble-ox';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22200%22 height=%22280%22%3E%3Crect width=%22200%22 height=%22280%22 rx=%2210%22 fill=%22olivedrab%22/%3E%3C/svg%3E';

/** Where a picture's name stands in its address alone. */
export const GALLERY_URL = 'https://mythicspoiler.com/rtx/index.html';
export const GALLERY_PAGE = `<!doctype html>
<html lang="en"><head><title>Gallery</title></head><body><div class="grid-card"><a href="/rtx/cards/dawnheron.html"><img id="nameless" width="200" height="280" src="${PICTURE}"></a></div></body></html>`;

const row = (id: string, name: string, place: string) =>
  `<tr data-component="card-tooltip"><td><a id="${id}" style="position:absolute;${place}" href="${LINKED_URL}">${name}</a></td></tr>`;

/**
 * A list of names after Scryfall's structure. Pointed at, a name has a picture shown by the page beside the pointer, on
 * the other side at the edge, and after `late` milliseconds where the page is given so many.
 */
export const LIST_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Names</title><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;min-height:1600px;font-family:sans-serif"><main><h1>Names</h1>
<table class="checklist"><tbody>
${row('ox', 'Bramble Ox', 'left:40px;top:120px')}
${row('heron', 'Dawn Heron', 'right:40px;top:120px')}
</tbody></table>
<p style="position:absolute;left:40px;top:700px"><a id="picture-link" style="display:block;width:200px" href="${LINKED_URL}"><img id="picture" class="card" style="display:block" width="200" height="280" alt="Bramble Ox (Rough Terrain #1)" src="${PICTURE}"></a></p>
<p style="position:absolute;left:40px;top:1000px"><a style="display:block;width:200px" href="${LINKED_URL}"><img id="photo" style="display:block" width="200" height="280" alt="A meadow in spring" src="${PICTURE}"></a></p>
</main>
<div id="card-tooltip" style="position:fixed;display:none;z-index:9"><img id="tooltip" width="200" height="280" style="display:block" alt="" src="${PICTURE}"></div>
<script>
var late = 0, timer;
document.addEventListener('mousemove', function (event) {
  var tip = document.getElementById('card-tooltip');
  if (!event.target.closest('tr')) { clearTimeout(timer); timer = 0; tip.style.display = 'none'; return; }
  tip.style.left = (event.clientX > innerWidth / 2 ? event.clientX - 220 : event.clientX + 20) + 'px';
  tip.style.top = event.clientY - 40 + 'px';
  timer = timer || setTimeout(function () { tip.style.display = 'block'; }, late);
});
</script></body></html>`;
