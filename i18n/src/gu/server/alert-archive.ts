import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-archive']> = {
  title: 'જાહેર ચેતવણીઓનો સંગ્રહ',
  lead: 'દરેક જાહેર ચેતવણી, ફેરફાર અને રદ, જેમ મોકલાયાં હતાં તેમ; નવાં સૌથી ઉપર.',
  feed: 'હાલની ચેતવણીઓની ફીડ (Atom, CAP 1.2)',
  none: 'કોઈ જાહેર ચેતવણી બહાર પડી નથી.',
  until: 'માન્ય, ત્યાં સુધી',
  whole: 'આખો સંદેશ (CAP 1.2)',
  older: 'જૂની ચેતવણીઓ',
  back: 'સમુદાય પેજ પર પાછા',
  kind: { Alert: 'ચેતવણી', Update: 'ફેરફાર', Cancel: 'રદ' },
  status: { Exercise: 'કવાયત', Test: 'પરીક્ષણ' },
};
