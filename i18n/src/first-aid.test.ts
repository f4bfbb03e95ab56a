import { expect, test } from 'vitest';
import en from './en/server/incident-terms.json' with { type: 'json' };
import gu from './gu/server/incident-terms.json' with { type: 'json' };
import hi from './hi/server/incident-terms.json' with { type: 'json' };
import mr from './mr/server/incident-terms.json' with { type: 'json' };

/** ERG 2024, general first aid; ATSDR on people exposed to gas only: a rinse that delays care can kill. */
test.each([
  ['en', en, /never delay life-saving care; people exposed only to gas rarely need rinsing/],
  ['hi', hi, /जान बचाने की देखभाल में देर न करें; केवल गैस/],
  ['gu', gu, /જીવ બચાવવાની સારવારમાં મોડું ન કરો; ફક્ત ગેસ/],
  ['mr', mr, /जीव वाचवणाऱ्या उपचारांना उशीर करू नका; फक्त वायू/],
] as const)(
  '%s: rinsing never comes before life-saving care, and the distance from a tank in a fire is that of its chemical',
  (_language, words, care) => {
    expect(words.task.casualtiesCleaned).toMatch(care);
    // Both distances of the orange pages, and the longer one where nothing is known; no list of guides that may be out of date.
    expect(words.task.clearTank.match(/\d[\d,]*/g)).toEqual(['800', '1,600', '1,600']);
  },
);
