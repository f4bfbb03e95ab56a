import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { type MeasuredMessage, measuredFacts, measureMessages } from '@hazardguard/server';
import type { Generator } from './generator.ts';

const head = `# Messages

How long the texts of a warning are, in every language. Measured on “${measuredFacts.industryName}” with chlorine, an area up to 4.4 km to the north-east (heat and blast: all around), the link \`${measuredFacts.moreUrl}\` and no word for an exercise. A text message may have 2 parts in English (306 letters) and 3 in other scripts (201 letters).

With too little room a text message gives up, in this order: “on every side” in full (“close by” stays), the chemical's name, words of the plant's name, the link. It never gives up a sentence of advice, the direction, the distance or the time ([0143](decisions/0143-texts-by-place.md)).

This file is generated from the templates by \`npm run generate\`.
`;

const marks = (one: MeasuredMessage): string =>
  [one.namesChemical ? '' : 'c', one.hasWholeName ? '' : 'n', one.saysNear ? '' : 's', one.hasLink ? '' : 'l'].join('');

const toSmsCell = (one: MeasuredMessage): string => `${one.letters} · ${one.parts}${marks(one) === '' ? '' : ` ${marks(one)}`}`;

const formatTable = (all: readonly MeasuredMessage[], toCell: (one: MeasuredMessage) => string): string => {
  const rows = [...new Set(all.map(({ hazard, action }) => `${hazard}, ${action}`))];
  return [
    `| Hazard, action | ${publicLanguageCodes.join(' | ')} |`,
    `|---${'|---'.repeat(publicLanguageCodes.length)}|`,
    ...rows.map(
      (row) =>
        `| ${row} | ${publicLanguageCodes
          .map((language) => {
            const one = all.find(({ hazard, action, ...more }) => `${hazard}, ${action}` === row && more.language === language);
            return one === undefined ? '' : toCell(one);
          })
          .join(' | ')} |`,
    ),
    '',
  ].join('\n');
};

/** Letters and parts of every message, by the code that writes it. */
export const messageTable: Generator = {
  path: 'docs/messages.md',
  make: () => {
    const all = measureMessages();
    return Promise.resolve(
      [
        head,
        '## Text messages',
        '',
        'Letters · parts, with the link. Given up: `c` the chemical’s name (the kind of gas stays), `n` words of the plant’s name, `s` that people close to the plant on every side are meant, `l` the link.',
        '',
        formatTable(all, toSmsCell),
        '## Full texts',
        '',
        'Letters of hazard, place with three villages, action and time, as in push notices, e-mail and CAP.',
        '',
        formatTable(all, ({ fullLetters }) => String(fullLetters)),
      ].join('\n'),
    );
  },
};
