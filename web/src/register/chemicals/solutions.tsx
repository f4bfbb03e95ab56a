import type { ChemicalSolutions, SolutionLaw } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './chemicals.module.css';
import { Origin } from './origin.tsx';

/** What is known of its solutions: their names, density, guide, and from which concentration each law lists them. None is modelled. */
export const Solutions = ({
  solutions: { names, pureFromPercent, densities, guides, laws },
}: {
  readonly solutions: ChemicalSolutions;
}) => {
  const { t } = useTranslation(['chemicals', 'threshold-status', 'vulnerability']);
  const format = useFormat();
  const percent = (share: number): string => format.quantity(share, '%', 4);
  const describeLaw = ({ fromPercent, lowerT, counts, below }: SolutionLaw): string => {
    const else_ = t(`solutions.below.${below}`);
    if (fromPercent === null) return else_;
    const from = fromPercent === 0 ? t('solutions.any') : t('solutions.from', { percent: percent(fromPercent) });
    const listed =
      lowerT === null
        ? t('solutions.asChemical', { from })
        : t(`solutions.listed.${counts}`, { from, lower: format.quantity(lowerT, 't', 4) });
    return fromPercent === 0 ? listed : `${listed} ${t('solutions.less', { else: else_ })}`;
  };
  const describeGuide = ({ fromPercent, toPercent, guide, un }: ChemicalSolutions['guides'][number]): string => {
    const range =
      fromPercent === 0 && toPercent === 100
        ? t('solutions.any')
        : t('solutions.range', { from: format.number(fromPercent), to: percent(toPercent) });
    return t('solutions.guide', { range, guide, un: String(un) });
  };
  return (
    <>
      <Text size="sm">{t('solutions.notModelled', { percent: percent(pureFromPercent), choice: t('vulnerability:solution.asPure') })}</Text>
      <dl className="hg-stack hg-small">
        {names.length === 0 ? null : (
          <div className={classes.row}>
            <dt>{t('solutions.names')}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        )}
        <div className={classes.row}>
          <dt>{t('solutions.density')}</dt>
          {densities === null ? (
            <dd>{t('solutions.noDensity')}</dd>
          ) : (
            <dd>
              <ul className="hg-tiles">
                {densities.rows.map((row) => (
                  <li key={row.percent}>
                    {percent(row.percent)}: {format.quantity(row.kgM3, 'kg/m³', 4)}
                  </li>
                ))}
              </ul>
              <Origin of={densities} />
            </dd>
          )}
        </div>
        {guides.length === 0 ? null : (
          <div className={classes.row}>
            <dt>{t('guide')}</dt>
            <dd>
              {guides.map((guide) => (
                <span key={`${guide.un} ${guide.fromPercent}`} className={classes.property}>
                  {describeGuide(guide)}
                </span>
              ))}
            </dd>
          </div>
        )}
        {laws.map((law) => (
          <div key={law.law} className={classes.row}>
            <dt>{t(`threshold-status:law.${law.law}`)}</dt>
            <dd>
              <span className={classes.property}>{describeLaw(law)}</span>
              <Origin of={law} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
