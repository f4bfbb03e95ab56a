import { useTranslation } from '../../locales/use-translation.ts';
import { ghsSymbols, isGhsCode } from './ghs-symbols.ts';
import classes from './pictograms.module.css';

const Pictogram = ({ code }: { readonly code: keyof typeof ghsSymbols }) => {
  const symbol: { readonly fill: string; readonly line?: string; readonly gap?: string } = ghsSymbols[code];
  return (
    <svg viewBox="0 0 100 100" className={classes.picture} aria-hidden>
      <path className={classes.frame} d="M50 3 L97 50 L50 97 L3 50 Z" />
      <g transform="translate(50 50) scale(0.9) translate(-50 -51)">
        <path d={symbol.fill} />
        {symbol.line === undefined ? null : <path className={classes.line} d={symbol.line} />}
        {symbol.gap === undefined ? null : <path className={classes.gap} d={symbol.gap} />}
      </g>
    </svg>
  );
};

/** Hazard pictograms of the GHS, each beside its word: the picture alone is not known to everybody. Codes without a picture stay codes. */
export const PictogramList = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useTranslation('parts');
  if (codes.length === 0) return null;
  return (
    <ul className="hg-row hg-gap-3 hg-signs hg-strong" aria-label={t('pictograms')}>
      {codes.map((code) => (
        <li key={code}>
          {isGhsCode(code) ? <Pictogram code={code} /> : null}
          {isGhsCode(code) ? t(`ghs.${code}`) : code}
        </li>
      ))}
    </ul>
  );
};
