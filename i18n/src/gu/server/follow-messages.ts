import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['follow-messages']> = {
  codeSubject: 'HazardGuard: તમારો કોડ',
  codeMail:
    'આ સરનામે રાસાયણિક અકસ્માતોની ચેતવણીઓ મોકલવાની વિનંતી મળી છે.\n\nતમારો કોડ: {code}\n\nતમે જ્યાંથી આવ્યા તે પેજ પર તે લખો, અથવા આ પેજ ખોલીને પુષ્ટિ કરો:\n{link}\n\nકોડ {minutes} મિનિટ સુધી માન્ય છે. જો તમે આ માગ્યું ન હોય તો કંઈ ન કરો: તમને કોઈ ચેતવણી નહીં મળે અને સરનામું ભૂંસી નાખવામાં આવશે.',
  codeSms: 'HazardGuard: ચેતવણીઓ મેળવવા તમારો કોડ {code} છે. {minutes} મિનિટ માન્ય. તમે ન માગ્યો હોય તો કંઈ ન કરો.',
  testSubject: 'TEST - પરીક્ષણ - HazardGuard',
  testPush: 'TEST. આ ફક્ત પરીક્ષણ છે, કોઈ જોખમ નથી. {places} માટેની ચેતવણીઓ આ રીતે આવશે.',
  testMail:
    'TEST. આ ફક્ત પરીક્ષણ છે, કોઈ જોખમ નથી.\n\nઆ પરીક્ષણ તમે માગ્યું હતું. તમે ફૉલો કરો છો તે સ્થળોની ચેતવણીઓ આ રીતે આવશે: {places}.\n\nબધા સંદેશા બંધ કરવા અને તમારું સરનામું ભૂંસવા માટે:\n{stop}',
  testSms: 'TEST - HazardGuard. કોઈ જોખમ નથી. ચેતવણી આમ આવશે. બંધ કરો: {stop}',
  noPlaces: 'હજી કોઈ સ્થળ નથી',
};
