import { readFileSync } from 'node:fs';
import { readDocument } from './src/comprules/read-document.ts';
import { findRule } from './src/comprules/find-rule.ts';
import { counterpart } from './src/pages/reader/counterpart.ts';
import { createRuleSearch } from './src/pages/reader/search.ts';
import { editionTable } from './src/platform/documents/edition-table.ts';
import { compileTermRules } from './rules-data/term-rules.ts';
const rd=(f:string)=>readDocument(readFileSync('/work/shared/cr/bytes/'+f));
const a=rd('20090711.txt'), b=rd('20090501.txt'), n=rd('20260925.txt'), o=rd('20260807.txt');
for (const x of ['510.1c','510.1','510','704.5f','116.3','601.2b','103.4','702.19b','702.1','118.3','205.4d']) { const r=findRule(a,x); let t=performance.now(); const c=r&&counterpart(r,a,b); console.log(x, c?.number, (performance.now()-t).toFixed(0)); }
for (const x of ['510.1c','704.5f','702.19b','601.2b']) { const r=findRule(n,x); let t=performance.now(); const c=r&&counterpart(r,n,a); console.log('new',x, c?.number, (performance.now()-t).toFixed(0)); }
let t=performance.now(); const s=createRuleSearch(n); console.log('index', performance.now()-t);
const times:number[]=[];
for (const q of ['702.19b','trample','lethal damage','state-based','when a creature dies','protecton','depletion','a','702','scry','tramlpe']) { for(let i=1;i<=q.length;i++){ const t=performance.now(); s(q.slice(0,i)); times.push(performance.now()-t);} console.log(q, '->', s(q).slice(0,5).map(h=>h.number??h.to).join(' '), s(q).length); }
times.sort((x,y)=>x-y); console.log('median',times[times.length>>1],'max',times.at(-1));
const tr=compileTermRules();
for (const d of [n,o]) { t=performance.now(); const tab=editionTable(d,tr); console.log(d.effective,(performance.now()-t).toFixed(0)+'ms','new:',tab.terms.map(x=>x.name).join(', '),'changed:',tab.changed.length,tab.changed.slice(0,8), 'nulls', Object.entries(tab.numbers).filter(([,v])=>v===null).map(x=>x[0]).join(' '), 'wrong', Object.entries(tab.numbers).filter(([k,v])=>d===n && v!==tr.terms[k]!.number).map(x=>x.join(':')+'/'+tr.terms[x[0]]!.number).join(' ')); console.log(JSON.stringify(tab).length); }
