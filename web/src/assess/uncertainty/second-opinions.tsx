import { computeDisagreement, findComparedZone, type NoRmpTable } from '@hazardguard/contract';
import type { RunResult, ScenarioDocument, Spread, Zone } from '@hazardguard/engine';
import { Text, Title } from '@mantine/core';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useSettingHint } from '../../ui/use-setting-hint.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import classes from './uncertainty.module.css';
import { type Opinions, type TableOpinion, useOpinions } from './use-opinions.ts';
import { type ShownOpinion, useShownOpinions } from './use-shown-opinions.ts';
import type { Uncertainty } from './use-uncertainty.ts';

interface OpinionLineProps {
  readonly name: string;
  readonly text: string;
  readonly atM: number;
  /** The end of the scale shared by all lines. */
  readonly maxM: number;
  /** Range of the uncertainty band: a thin line over the bar. */
  readonly spread?: Spread | undefined;
  readonly own?: boolean;
}

/** One distance as a bar, with its number next to its name. */
const OpinionLine = ({ name, text, atM, maxM: mostM, spread, own = false }: OpinionLineProps) => {
  const share = (metres: number): string => `${(100 * metres) / mostM}%`;
  return (
    <li data-own={own || undefined}>
      <span className="hg-line hg-baseline hg-spread hg-gap-3">
        <span>{name}</span>
        <strong>{text}</strong>
      </span>
      <span className={`hg-sunk ${classes.track}`} aria-hidden>
        <span className={classes.bar} style={{ width: share(atM) }} />
        {spread ? <span className={classes.whisker} style={{ left: share(spread.p5), width: share(spread.p95 - spread.p5) }} /> : null}
      </span>
    </li>
  );
};

interface SecondOpinionsProps {
  readonly result: RunResult;
  readonly document: ScenarioDocument;
  readonly uncertainty: Uncertainty;
}

interface LinesProps {
  readonly own: Zone;
  readonly others: readonly ShownOpinion[];
  readonly uncertainty: Uncertainty;
}

/** The own reach and the other methods' distances as lines on one scale. */
const Lines = ({ own, others, uncertainty }: LinesProps) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  const texts = useZoneText();
  const spread = uncertainty.findLevel(own.level.id)?.reachM;
  const maxM = Math.max(own.reachM, spread?.p95 ?? 0, 1, ...others.map(({ distanceM }) => distanceM));
  const formatOpinion = ({ distanceM, orMore }: ShownOpinion): string => {
    const distance = format.distance(distanceM, 2);
    return orMore ? t('orMore', { distance }) : distance;
  };
  return (
    <ul className="hg-stack hg-small" aria-label={t('second.title')}>
      <OpinionLine
        name={t('second.own', { level: texts.level(own.level) })}
        text={texts.reach(own)}
        atM={own.reachM}
        maxM={maxM}
        spread={spread}
        own
      />
      {others.map((other) => (
        <OpinionLine key={other.who} name={other.name} text={formatOpinion(other)} atM={other.distanceM} maxM={maxM} />
      ))}
    </ul>
  );
};

/** How the own reach compares with another distance, and why. With several others, each line names its source. */
const Verdict = ({ own, other, named }: { readonly own: Zone; readonly other: ShownOpinion; readonly named: boolean }) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  const ratio = computeDisagreement(own, other);
  const apart = typeof ratio === 'number';
  const times = (by: number): string => format.number(by, 2);
  const verdict = (): string => {
    if (ratio === null) return t('second.agree');
    if (ratio === 'open') return t('second.open');
    if (ratio === 0) return t('second.notReached');
    return ratio > 1 ? t('second.farther', { times: times(ratio) }) : t('second.nearer', { times: times(1 / ratio) });
  };
  return (
    <div className="hg-stack hg-gap-1 hg-above-1" data-opinion={other.who}>
      <Text size="sm" fw={apart ? 600 : 400} data-apart={apart ? 'yes' : 'no'}>
        {named ? <strong>{t(`second.compared.${other.who}`)}: </strong> : null}
        {verdict()}
      </Text>
      <Text size="sm">{other.why}</Text>
      <Text size="xs" c="dimmed">
        {other.source}
        {other.unverified ? ` ${t('second.unverified')}` : ''}
      </Text>
    </div>
  );
};

/** Why EPA's tables have nothing here, and how an operator can add them. */
const WithoutTable = ({ reason }: { readonly reason: NoRmpTable }) => {
  const { t } = useTranslation('uncertainty');
  const mayAddTables = useHasPermission('operations.read');
  const setting = useSettingHint();
  return (
    <Text size="xs" c="dimmed">
      {t(`second.without.${reason}`)}
      {reason === 'noTable' && mayAddTables ? ` ${t('second.addTables')}${setting('RMP_TABLES')}` : ''}
    </Text>
  );
};

interface OpinionListProps extends Pick<SecondOpinionsProps, 'result' | 'uncertainty'> {
  readonly opinions: Opinions;
  readonly table: TableOpinion | undefined;
}

const OpinionList = ({ result, uncertainty, opinions, table }: OpinionListProps) => {
  const { t } = useTranslation('uncertainty');
  const own = findComparedZone(result);
  const others = useShownOpinions(result, own, { opinions, table });
  if (!own) return <Text size="sm">{t('second.none')}</Text>;
  const missing = result.hazard === 'leak' ? opinions.erg === null && 'second.noErg' : opinions.rmpM === null && 'second.noRmp';
  return (
    <>
      {others.length > 0 ? <Lines own={own} others={others} uncertainty={uncertainty} /> : null}
      {others.map((other) => (
        <Verdict key={other.who} own={own} other={other} named={others.length > 1} />
      ))}
      {missing ? <Text size="sm">{t(missing)}</Text> : null}
      {typeof table?.found === 'string' ? <WithoutTable reason={table.found} /> : null}
    </>
  );
};

/** Distances of the Emergency Response Guidebook, EPA's tables or EPA's rule for the same accident. */
export const SecondOpinions = ({ result, document, uncertainty }: SecondOpinionsProps) => {
  const { t } = useTranslation('uncertainty');
  const { card, brought, opinions, table } = useOpinions(result, document);
  const known = result.hazard === 'leak' || result.hazard === 'explosion';
  return (
    <section className="hg-stack hg-above-1" aria-label={t('second.title')}>
      <Title order={4} size="h5">
        {t('second.title')}
      </Title>
      {known ? null : <Text size="sm">{t('second.none')}</Text>}
      {known && card.isError ? <ErrorPanel error={card.error} onRetry={() => void card.refetch()} /> : null}
      {known && card.isPending ? <TextSkeleton lines={2} /> : null}
      {known && opinions ? <OpinionList result={result} uncertainty={uncertainty} opinions={opinions} table={table} /> : null}
      {brought.isError ? <ErrorPanel error={brought.error} onRetry={() => void brought.refetch()} /> : null}
    </section>
  );
};
