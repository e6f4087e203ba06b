import { readFileSync } from 'node:fs';
import { readDocument } from './src/comprules/read-document.ts';
import { allRules } from './src/comprules/find-rule.ts';
for (const f of ['20030601.rtf','20090501.txt','20260925.txt']) {
  const b = readFileSync('/work/shared/cr/bytes/'+f); 
  const d = readDocument(b);
  const n=[...allRules(d)].filter(r=>r.number.includes('.'));
  const raw=(f.endsWith('rtf')?'':b.toString('latin1')).split(/\r\n|\r|\n/).filter(l=>/^\d{3}\.\d+[a-z]*[. ]/.test(l.trim())).length;
  console.log(f,n.length,raw, n.filter(r=>/[a-z]$/.test(r.number)).length);
}
