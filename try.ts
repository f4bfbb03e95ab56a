import { readFileSync } from 'node:fs';
import { findChemical, riskFacts, substanceOf } from '/work/wt/risk/chemicals/src/index.ts';
import { checkStudy, riskOf } from '/work/wt/risk/engine/src/index.ts';
const doc = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const find = (c: string) => { const one = findChemical(c); return one && substanceOf(one); };
for (let k=0;k<3;k++){
const t0=performance.now();
const checked = checkStudy(doc, riskFacts, find);
const t1=performance.now();
if (!checked.ok) { console.log(checked.problems); process.exit(2); }
const r = riskOf(checked.study);
const t2=performance.now();
console.log('check',(t1-t0).toFixed(0),'risk',(t2-t1).toFixed(0),'ms');
if(k===2){
for (const x of r.releases) console.log(x.id, x.perYear.toExponential(2), x.kind, x.rateKgS, x.airborneKg.toFixed(0), x.outcomes.map(o=>`${o.outcome} ${o.perYear.toExponential(1)} ${o.reachM.toFixed(0)}m ${o.deathsPerYear.toExponential(2)} ${o.models}`).join(' | '));
console.log(r.pll, r.individualRisk.highestPerYear, r.individualRisk.grid.stepM, r.individualRisk.contours.map(c=>[c.perYear,c.regions.length]));
console.log(r.individualRisk.receptors.map(x=>[x.name,x.perYear]));
console.log(r.fn.length, r.fn.filter((_,i)=>i%Math.ceil(r.fn.length/12)===0), r.criteria.societal.map(c=>c.comparison));
console.log(r.caveats.map(c=>c.code+': '+c.message));
}}
