import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { minify } from 'terser';
import { packIndex } from './rules-data/compile.ts';
const stub = process.argv[2];
const r = await build({ absWorkingDir: process.cwd(), bundle: true, write: false, minify: true, target: ['chrome140','firefox153'], legalComments:'none', jsx:'automatic', jsxImportSource:'preact', charset:'utf8', format:'iife', entryPoints:['src/content/index.ts'], outdir:'/tmp/ia/m', alias:{'webextension-polyfill':'./src/platform/native-browser.ts'},
 plugins:[{name:'r',setup({onResolve,onLoad}){onResolve({filter:/^rules-index$/},()=>({path:'rules-index',namespace:'rules'}));onLoad({filter:/.*/,namespace:'rules'},()=>({contents:JSON.stringify(packIndex(false)),loader:'json'}));
 if(stub) onLoad({filter:/ui\/interactions\.tsx$/},()=>({contents:'export const Interactions=()=>null',loader:'tsx'}));
 onLoad({filter:/\.css$/},async({path})=>{const {outputFiles}=await build({entryPoints:[path],bundle:true,minify:true,write:false});return {contents:outputFiles[0]?.text??'',loader:'text'}})}}]});
const {code}=await minify(r.outputFiles[0]!.text,{compress:{passes:3,pure_getters:true,unsafe_arrows:true},mangle:{toplevel:true},ecma:2020,format:{ascii_only:false}} as any);
console.log(stub??'full', code!.length, gzipSync(Buffer.from(code!),{level:9,memLevel:9}).length);
import { writeFileSync } from 'node:fs'; writeFileSync(`/tmp/ia/m/${stub??'full'}.js`, code!);
