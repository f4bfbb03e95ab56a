import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'તમને ઘટના {incident} માટે બોલાવવામાં આવ્યા છે.',
  nothing: 'તેનું હજી કોઈ વર્ણન નથી.',
  noWarning: 'તેના વિશે કોઈ ચેતવણી જારી થઈ નથી; લોકોને કંઈ મોકલાયું નથી.',
  open: 'ઘટના ખોલો: {link}',
  approval: '{incident} વિશેની ચેતવણીને તમારી મંજૂરી જોઈએ છે (આવૃત્તિ {version}).',
  approvalAgain: 'ફરીથી બોલાવ્યા: હજી કોઈએ નિર્ણય લીધો નથી.',
  approvalHow: 'લખાણ અને વિસ્તાર વાંચો, પછી મંજૂર કરો અથવા પાછી મોકલો. તે પહેલાં લોકોને કંઈ મોકલાતું નથી.',
  approvalOpen: 'વાંચો અને નિર્ણય લો: {link}',
  pressOne: 'પુષ્ટિ કરવા 1 દબાવો: તમે તે સંભાળો છો.',
  change: {
    adds: 'ઉમેરાયેલાં ગામ: {names} ({count}; {people} લોકો).',
    releases: 'દૂર કરાયેલાં ગામ: {names} ({count}; {people} લોકો).',
    toActNow: 'તૈયાર રહોમાંથી તરત પગલાં લોમાં: {names} ({count}; {people} લોકો).',
    toBeReady: 'તરત પગલાં લોમાંથી તૈયાર રહોમાં: {names} ({count}; {people} લોકો).',
    nobody: 'કોઈ ગામ ઉમેરાયું, દૂર કરાયું કે બદલાયું નથી.',
    unknown: 'અહીં કોઈ ગામ નોંધાયેલું નથી: નકશા પર વિસ્તારોની સરખામણી કરો.',
    incomplete: 'યાદીમાં છે તેનાથી વધુ ગામ છે.',
    andMore: '{names} અને બીજાં {count}',
  },
};
