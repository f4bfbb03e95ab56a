import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['officer-messages']> = {
  lead: 'અધિકારીઓ માટે:',
  where: 'ક્યાં: {site}.',
  actNow: 'તરત પગલાં: {people}{villages}.',
  beReady: 'તૈયાર રહો: {people}{villages}.',
  inside: 'વિસ્તારમાં: {people}{villages}.',
  people: '{count} લોકો',
  unknown: 'લોકોની સંખ્યા જાણીતી નથી',
  andMore: '{names} અને બીજાં {count}',
  block: '{roads} બંધ કરો.',
  until: '{time} સુધી માન્ય.',
  yours: 'તમારું કામ: {task}',
  advice: 'લોકોને કહેવાયું: {action}',
  answer: 'હું જાઉં છું, અથવા જઈ શકતો/શકતી નથી. એક સ્પર્શથી જવાબ આપો: {link}',
  answerShort: 'જાઓ છો કે નહીં: {link}',
  task: {
    police: 'વિસ્તારની ધારે રસ્તા બંધ કરો. કોઈને અંદર જવા ન દો.',
    fire: 'પવન આવતો હોય તે બાજુથી નજીક જાઓ. શ્વાસ ઉપકરણ અને બીજા સાથી વિના કોઈ અંદર ન જાય.',
    health: 'હોસ્પિટલો તૈયાર કરો. એમ્બ્યુલન્સ વિસ્તારની બહાર, પવન આવતો હોય તે બાજુ રહે.',
    plant: 'સલામત હોય તો ગળતર બંધ કરો. તમારા લોકોની ગણતરી કરો અને સંખ્યા જણાવો.',
    local: 'ગામોને આ ક્રમમાં ફોન કરો. કોને મદદ જોઈએ તે જણાવો. વિસ્તારની બહાર રહો.',
    district: 'નિયંત્રણ કક્ષ ખોલો. પોલીસ, ફાયર સર્વિસ અને એમ્બ્યુલન્સને પવન આવતો હોય તે બાજુ ગોઠવો.',
    state: 'બીજા જિલ્લાઓની મદદ તૈયાર રાખો.',
  },
};
