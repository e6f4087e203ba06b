import { readFileSync, writeFileSync } from 'node:fs';
import { chainRules } from './rules-data/derive/chains.ts';
import { readEditionTexts } from './rules-data/derive/editions.ts';
import { commonWords } from './rules-data/derive/passage.ts';
const F = JSON.parse(readFileSync('/tmp/ia/F.json','utf8')) as Record<string, any[]>;
const numbers = JSON.parse(readFileSync('rules-data/numbers.json','utf8')) as Record<string,[string,string|null][]>;
const eds = readEditionTexts();
const chains = chainRules(eds);
const textOf = new Map<string,string[]>();
for (const e of eds) for (const [n, r] of e.rules as any) textOf.set(e.date+' '+n, commonWords((r.title??'')+' '+r.paragraphs.filter((p:any)=>p.kind==='text').map((p:any)=>p.text).join(' ')));
function sim(a:string[], b:string[]){const A=new Set(a),B=new Set(b);let s=0;for(const w of A)if(B.has(w))s++;return 2*s/(A.size+B.size);}
const dates=eds.map(e=>e.date);
const out:any={};
for (const [file,list] of Object.entries(F)) for (const x of list) {
  const since=x.terms.map((t:string)=>numbers[t]?.find(([,n])=>n!==null)?.[0]);
  const both=since.sort().at(-1);
  const per=x.rules.map((r:string)=>{const ch=chains.find(x.in,r); const now=textOf.get(x.in+' '+r)??[]; let d=x.in, why='';
    let i=dates.indexOf(x.in);
    while(i>0){const prev=dates[i-1]!; const n=ch?.get(prev); if(!n){why='gone '+ '';break;} const s=sim(textOf.get(prev+' '+n)??[],now); if(s<0.85){why='sim '+s.toFixed(2)+' '+n;break;} d=prev;i--;}
    return [r,d,why, dates[i-1] ];});
  out[x.terms.join('+')]={both,per,file};
}
writeFileSync('/tmp/ia/since.json',JSON.stringify(out,null,0));
