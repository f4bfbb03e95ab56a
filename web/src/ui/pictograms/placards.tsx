import { ghsSymbols } from './ghs-symbols.ts';
import classes from './pictograms.module.css';

interface Placard {
  readonly symbol: keyof typeof ghsSymbols | undefined;
  readonly upper: string;
  /** Absent: one colour. */
  readonly lower?: string;
}

const colours = {
  red: '#e1251b',
  green: '#00843d',
  yellow: '#ffd100',
  blue: '#1858a8',
  white: '#ffffff',
  black: '#000000',
  orange: '#ff8200',
};

/** Colours and symbols of the labels of transport (UN Model Regulations on the Transport of Dangerous Goods, 5.2.2.2.2). */
export const placards: Readonly<Record<string, Placard>> = {
  '1': { symbol: 'GHS01', upper: colours.orange },
  '2.1': { symbol: 'GHS02', upper: colours.red },
  '2.2': { symbol: 'GHS04', upper: colours.green },
  '2.3': { symbol: 'GHS06', upper: colours.white },
  '3': { symbol: 'GHS02', upper: colours.red },
  '4.2': { symbol: 'GHS02', upper: colours.white, lower: colours.red },
  '4.3': { symbol: 'GHS02', upper: colours.blue },
  '5.1': { symbol: 'GHS03', upper: colours.yellow },
  '5.2': { symbol: 'GHS02', upper: colours.red, lower: colours.yellow },
  '6.1': { symbol: 'GHS06', upper: colours.white },
  '8': { symbol: 'GHS05', upper: colours.white, lower: colours.black },
};

/** The class and its subsidiary hazards: `2.3 (5.1,8)` is 2.3, 5.1 and 8. */
export const listClasses = (text: string): readonly string[] => text.match(/\d(?:\.\d)?/gu) ?? [];

/** The number in the lower corner: of oxidisers and peroxides with its division, of the others the class alone. */
export const toCornerNumber = (division: string): string => (division.startsWith('5') ? division : division.slice(0, 1));

const Label = ({ division }: { readonly division: string }) => {
  const { symbol, upper, lower = upper } = placards[division] ?? { symbol: undefined, upper: colours.white };
  const shape: { readonly fill?: string; readonly line?: string; readonly gap?: string } = symbol === undefined ? {} : ghsSymbols[symbol];
  return (
    <svg viewBox="0 0 100 100" className={classes.placard} aria-hidden>
      <path d="M50 2 L98 50 L50 98 L2 50 Z" fill={upper} />
      <path d="M98 50 L50 98 L2 50 Z" fill={lower} />
      <path className={classes.edge} d="M50 2 L98 50 L50 98 L2 50 Z" />
      <g transform="translate(50 34) scale(0.55) translate(-50 -50)">
        <path d={shape.fill} />
        {shape.line === undefined ? null : <path className={classes.line} d={shape.line} />}
        {shape.gap === undefined ? null : <path d={shape.gap} fill={upper} />}
      </g>
      <text x="50" y="80" textAnchor="middle" className={classes.number} fill={lower === colours.black ? colours.white : colours.black}>
        {toCornerNumber(division)}
      </text>
    </svg>
  );
};

/** What stands on the tanker or the drum, beside the words that say the same. */
export const Placards = ({ unClass }: { readonly unClass: string }) => (
  <span className={classes.placards}>
    {listClasses(unClass).map((division) => (
      <Label key={division} division={division} />
    ))}
  </span>
);
