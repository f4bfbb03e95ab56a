import { type PressureKind, type PressureUnit, type VesselKind, vesselKinds, type vesselOrientations } from '@hazardguard/contract';

interface KindWord {
  /** Null: a container that is none of our kinds; nothing is assumed of its size. */
  readonly kind: VesselKind | null;
  readonly orientation: (typeof vesselOrientations)[number] | null;
}

/** Words for a kind of vessel, the longer first: a `ton container` is no container. */
const kindPatterns: readonly (readonly [RegExp, KindWord['kind'], KindWord['orientation']])[] = [
  [/\b(ton+e?rs?|ton+e? ?(containers?|cylinders?)|ton-containers?)\b|टोनर|टनर|ટોનર|ટનર/iu, 'tonner', 'horizontal'],
  [/\bfloating[ -]?roof( ?tanks?)?\b|फ्लोटिंग रूफ|ફ્લોટિંગ રૂફ/iu, 'floating-roof-tank', 'vertical'],
  [/\b(road|lorry|truck) ?tankers?\b|\btank(er)? ?(lorr(y|ies)|trucks?)\b|\btankers?\b|टैंकर|टँकर|ટેન્કર/iu, 'road-tanker', 'horizontal'],
  [/\b(rail|railway) ?(tank(er)?s?|tank ?(cars?|wagons?))\b|\btank ?wagons?\b|\bwagons?\b|रेल टैंकर|વેગન|वैगन/iu, 'rail-tanker', 'horizontal'],
  [/\bbullets?\b|\bmounded (storage|vessels?)\b|बुलेट|બુલેટ/iu, 'bullet', 'horizontal'],
  [/\b(horton ?)?spheres?\b|\bhorton ?spheres?\b|गोलाकार टैंक|स्फीयर|સ્ફિયર/iu, 'sphere', null],
  [/\bhorizontal (storage )?(tanks?|vessels?)\b/iu, 'bullet', 'horizontal'],
  [/\b(vertical )?(storage |bulk |dome[ -]?roof |fixed[ -]?roof )?tanks?\b|टैंक|टंकी|टाकी|ટાંકી|ટેન્ક/iu, 'vertical-tank', 'vertical'],
  [/\b(cylinders?|cyl)\b|सिलिंडर|सिलेंडर|સિલિન્ડર/iu, 'cylinder', 'vertical'],
  [/\b(drums?|barrels?)\b|ड्रम|ડ્રમ/iu, 'drum', 'vertical'],
  [
    /\b(carboys?|jerry ?cans?|jars?|bottles?|ibcs?|totes?|bags?|sacks?)\b|कार्बॉय|कारबॉय|डिब्बे|बोतल|बोरी|बोरे|बाटल्या|गोणी|કાર્બોય|બોટલ|ડબ્બા|થેલી/iu,
    null,
    null,
  ],
  [/\bpipe ?(lines?)?\b|पाइपलाइन|પાઇપલાઇન/iu, 'pipe', 'horizontal'],
];

/** Where the first word for a kind of vessel is in a text; null: there is none. */
export const findKindWord = (text: string): (KindWord & { readonly at: number; readonly length: number }) | null => {
  // `railway tanker` has the words of a road tanker in it: the rail is looked for first.
  const rail = kindPatterns.find(([, kind]) => kind === 'rail-tanker');
  const ordered = rail === undefined ? kindPatterns : [rail, ...kindPatterns.filter((entry) => entry !== rail)];
  for (const [pattern, kind, orientation] of ordered) {
    const found = pattern.exec(text);
    if (found !== null) return { kind, orientation, at: found.index, length: found[0].length };
  }
  return null;
};

export const findVesselKind = (word: string): VesselKind | null =>
  vesselKinds.find(
    (kind) =>
      kind ===
      word
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
  ) ??
  findKindWord(word)?.kind ??
  null;

export const findOrientation = (word: string): (typeof vesselOrientations)[number] | null => {
  if (/horizontal|lying|आड़ा|क्षैतिज|આડું/iu.test(word)) return 'horizontal';
  return /vertical|upright|standing|खड़ा|ऊर्ध्वाधर|ઊભું/iu.test(word) ? 'vertical' : null;
};

export const findPressureUnit = (text: string): PressureUnit | null => {
  const word = text.toLowerCase().replace(/[\s.]+/g, '');
  if (/^kg(f)?\/?(cm|sqcm|cm2|cm²|sq\/?cm)(2|²|\^2)?/.test(word) || /^ksc/.test(word)) return 'kg/cm2';
  if (/^(bar|barg|bara)/.test(word)) return 'bar';
  if (/^kpa/.test(word)) return 'kPa';
  return /^(psi|lb\/in)/.test(word) ? 'psi' : null;
};

/** `bar g`, `kg/cm²(g)`, `kPa abs`, `psia`; null: the text does not say. */
export const findPressureKind = (text: string): PressureKind | null => {
  const word = text.toLowerCase().trim();
  if (/absolute|\babs\b|\ba\)?$|(psi|bar)a\b|\(a\)/.test(word)) return 'absolute';
  return /gauge|gage|\bg\)?$|(psi|bar)g\b|\(g\)|kscg/.test(word) ? 'gauge' : null;
};

export const findPhase = (word: string): 'liquid' | 'gas' | null => {
  if (/liquid|liquefied|liquified|द्रव|પ્રવાહી/iu.test(word)) return 'liquid';
  return /\b(gas|gaseous|vapou?r)\b|गैस|वायु|વાયુ|ગેસ/iu.test(word) ? 'gas' : null;
};
