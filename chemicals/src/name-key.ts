/** Greek letters, as chemists write them out. */
const greek: Readonly<Record<string, string>> = { α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ω: 'omega' };

/** One spelling of a word against another: British, spelled out, older. */
const respelled: readonly (readonly [RegExp, string])[] = [
  [/sulph/gu, 'sulf'],
  [/aluminium/gu, 'aluminum'],
  [/caesium/gu, 'cesium'],
  [/\b(para)(?=[ -])/gu, 'p'],
  [/\b(ortho)(?=[ -])/gu, 'o'],
  [/\b(meta)(?=[ -])/gu, 'm'],
  [/\bnormal\b/gu, 'n'],
  [/\btertiary(?=[ -])|\btert\./gu, 'tert'],
  [/\bsecondary(?=[ -])|\bsec\./gu, 'sec'],
];

/** Case, Latin accents, indices and British spelling do not matter; marks of Indian scripts are letters of theirs and stay. */
const toPlainText = (text: string): string => {
  const plain = text
    .replace(/[\p{Pd}\u00ad\u2212]/gu, '-')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[αβγδεω]/gu, (letter) => greek[letter] ?? letter)
    .replace(/['’′"]/gu, '');
  return respelled.reduce((written, [from, to]) => written.replace(from, to), plain);
};

/** Words that say how pure a substance is. */
const purityWords = new Set(
  'technical commercial pure purified refined grade industrial laboratory lab ar lr gr fresh recovered stabilized stabilised unstabilized inhibited uninhibited'.split(
    ' ',
  ),
);

/** Words that say how it is kept, not which one it is. */
const stateWords = new Set(
  (
    'anhydrous refrigerated liquefied liquified liq compressed cryogenic liquid gas vapor vapour solid molten fused dry powder powdered flake flakes ' +
    'pellets crystals granules lumps prills glacial monomer dissolved pressurized pressurised bulk cylinder cylinders tonner tonners flammable'
  ).split(' '),
);

/** Words that say that it is dissolved. */
const solutionWords = /\b(solutions?|soln|sol|aqueous|aq|in water|lye)\b|घोल|विलयन|द्रावण|દ્રાવણ/u;

/** A share such as 30 %, 99.5% w/w or ≤ 37 %. */
const share =
  /[<>≤≥=~]*\s*\d+(?:[.,]\d+)?\s*(?:-|to|–)?\s*(?:\d+(?:[.,]\d+)?)?\s*%\s*(?:\(?[wv]\s*\/\s*[wv]\)?|by (?:mass|weight|volume)|wt|vol|min|max)?/gu;

/** Two systems of names for one substance: '…yl alcohol' is '…anol', 'mercuric' is 'mercury', a bifluoride is a hydrogen difluoride. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\(?\b[ezrs±+-]\)-/gu, ''],
  [/\bamyl/gu, 'pentyl'],
  [/([a-z])yl alcohol\b/gu, '$1anol'],
  [/([a-z])yl mercaptan\b/gu, '$1anethiol'],
  [/\b(iso)?(eth|prop|but)ylene\b(?! )/gu, '$1$2ene'],
  [/hydrogen ?di(?=fluoride)/gu, 'bi'],
  [/hydrogen ?(?=carbonate|sulfate|sulfite|phosphate)/gu, 'bi'],
  [/\bmercuric\b/gu, 'mercury'],
  [/\bcupric\b/gu, 'copper'],
  [/\bstannic\b/gu, 'tin'],
];

/** Letters and digits of any script, without what separates them. */
const join = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** 'Xylenes' answers to 'xylene'; 'gas', 'phosphorus' and 'analysis' keep their s. */
const toSingular = (word: string): string => (/[^sui]s$/u.test(word) && word.length > 4 ? word.slice(0, -1) : word);

const toWords = (text: string): readonly string[] => text.split(/[\s,;/()[\]{}]+/u).filter((word) => word !== '');

/** What follows only restricts: 'with more than 10 % but not more than 35 % ammonia', 'wetted with …', '[dry]'. */
const withoutRestriction = (text: string): string =>
  text
    .replace(/(?:^|\s)(?:\[[^\]]*\]?|\([^)]*\)?)/gu, ' ')
    .replace(/\b(with|containing|having|wetted|wet|not (?:more|less) than|more than|less than|including|free from)\b.*$/u, ' ')
    .replace(share, ' ');

/** 'Phosphorus, white' is white phosphorus; 'dichlorobenzene, o-' is o-dichlorobenzene. */
const withoutInversion = (text: string): string => {
  const [first, second, ...more] = text.split(/\s*,\s+/u);
  return first === undefined || second === undefined || more.length > 0 ? text : `${second} ${first}`;
};

/** Locants and words for one of several isomers. */
const isomerWords = /^(?:[omnp]|n,n|iso|sec|tert|cis|trans|alpha|beta|gamma|d|l|dl|sym|unsym|asym|mixed|isomers?|[\d,']+)$/u;

/** What a name says without its isomer: 'o-xylene' and 'xylenes, mixed' are both 'xylene'. */
export const toFamilyKey = (name: string): string =>
  join(
    toWords(withoutRestriction(toPlainText(name)))
      .filter((word) => !stateWords.has(word) && !purityWords.has(word) && !solutionWords.test(word))
      .map((word) =>
        word
          .split('-')
          .filter((part) => !isomerWords.test(part))
          .map((part) =>
            part.replace(/^iso(?=[a-z]{4})/u, '').replace(/(?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca)?hydrate$/u, ''),
          )
          .join(''),
      )
      .map(toSingular)
      .join(''),
  );

/** The keys of a name, the most exact first: as written, turned, in the singular, without state and purity. */
export const listNameKeys = (name: string): readonly string[] => {
  const plain = toPlainText(name).trim();
  const bare = withoutRestriction(plain);
  const isState = (word: string): boolean => stateWords.has(word) || purityWords.has(word) || solutionWords.test(word);
  const stateless = toWords(bare).filter((word) => !isState(word));
  const turned = withoutInversion(bare.replace(/\s+/gu, ' ').trim());
  const statelessTurned = toWords(turned).filter((word) => !isState(word));
  const keys = [
    join(plain),
    join(withoutInversion(plain)),
    join(bare),
    join(turned),
    join(
      toWords(bare)
        .filter((word) => !purityWords.has(word))
        .join(''),
    ),
    join(stateless.join('')),
    join(statelessTurned.join('')),
    join(stateless.map(toSingular).join('')),
    join(statelessTurned.map(toSingular).join('')),
    join(
      toWords(systems.reduce((written, [from, to]) => written.replace(from, to), turned))
        .filter((word) => !isState(word))
        .map(toSingular)
        .join(''),
    ),
  ];
  return [...new Set(keys)].filter((key) => key !== '');
};

/** The words of a name that carry its meaning, for suggestions of the same ions and the same family. */
export const listMeaningWords = (name: string): readonly string[] =>
  toWords(withoutRestriction(toPlainText(name)))
    .flatMap((word) => word.split('-'))
    .filter(
      (word) => word.length > 3 && !stateWords.has(word) && !purityWords.has(word) && !solutionWords.test(word) && !isomerWords.test(word),
    )
    .map(toSingular);

/** The words of a name as they are typed, for names that begin so. */
export const listTypedWords = (name: string): string => toWords(toPlainText(name)).join(' ');

/** 'in water', 'aqueous', a share below 100 %: the text itself says that it is dissolved. */
export const saysSolution = (name: string): boolean => solutionWords.test(toPlainText(name));
