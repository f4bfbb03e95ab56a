import { toCompassPoint } from '@hazardguard/contract';
import type { ReceptorHit, RunResult, ScenarioDocument } from '@hazardguard/engine';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { ThreatEvaluation } from '../../compute/evaluate.ts';
import { useThreats } from '../../compute/use-threats.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { Comparison } from '../changed-conditions/compare-footprints.ts';
import { RingSwatch } from '../result/ring-swatch.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import { type Advice, adviseAtPlace } from './advice.ts';

/** Number of places that are listed and given advice before the user asks for all. */
const initialCount = 10;

const useAdviceText = () => {
  const { t } = useTranslation('response-phase');
  const text = useZoneText();
  return (advice: Advice): string => {
    if (advice.kind === 'leave') return t('advice.leave', { point: advice.towards });
    if (advice.kind === 'no-flames')
      return advice.towards === null ? t('advice.noFlamesCalm') : t('advice.noFlames', { point: advice.towards });
    if (advice.kind === 'calm') return t(advice.noFlames ? 'advice.calmNoFlames' : 'advice.calm');
    if (advice.kind !== 'shelter') return t(`advice.${advice.kind}`);
    return [
      t(advice.noFlames ? 'advice.shelterNoFlames' : 'advice.shelter'),
      ...(advice.suffices ? [] : [t('advice.shelterShort')]),
      ...(advice.ventilateS === null ? [] : [t('advice.ventilate', { time: text.time(60 * Math.ceil(advice.ventilateS / 60)) })]),
    ].join(' ');
  };
};

const useFacts = (unit: string) => {
  const { t } = useTranslation(['vulnerability', 'response-phase', 'population']);
  const format = useFormat();
  const text = useZoneText();
  return (hit: ReceptorHit): string =>
    [
      t(`kind.${hit.receptor.kind}`),
      hit.receptor.people === null
        ? t('population:peopleUnknown')
        : t('response-phase:people', { count: Math.round(hit.receptor.people), people: format.exact(hit.receptor.people) }),
      `${format.distance(hit.distanceM, 2)} ${toCompassPoint(hit.bearingDeg)}`,
      format.quantity(hit.value, unit, 2),
      ...(hit.arrivalS === null ? [] : [`${t('result.reached').toLowerCase()} ${text.time(hit.arrivalS)}`]),
    ].join(' · ');
};

interface PlacesProps {
  readonly title: string;
  readonly hits: readonly ReceptorHit[];
  readonly none: string;
  readonly children: (hit: ReceptorHit) => ReactNode;
  readonly note?: ReactNode;
}

const Places = ({ title, hits, none, children, note }: PlacesProps) => {
  const { t } = useTranslation('vulnerability');
  const [all, setAll] = useState(false);
  return (
    <section className="hg-stack hg-gap-3" aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {hits.length === 0 ? <Text size="sm">{none}</Text> : note}
      <ul className="hg-stack hg-small hg-signs">
        {hits.slice(0, all ? hits.length : initialCount).map((hit) => (
          <li key={hit.receptor.id}>
            <RingSwatch severity={hit.severity} />
            <span>
              <strong>{hit.receptor.name}</strong>
              {children(hit)}
            </span>
          </li>
        ))}
      </ul>
      {hits.length > initialCount && !all ? (
        <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
          {t('result.listMore', { count: hits.length })}
        </Button>
      ) : null}
    </section>
  );
};

interface NewlyInsideProps {
  readonly comparison: Comparison;
  readonly after: RunResult;
  readonly document: ScenarioDocument | undefined;
}

/** Places that are newly inside, with advice for each: shelter or leave, as the engine weighs it there. */
export const NewlyInside = ({ comparison, after, document }: NewlyInsideProps) => {
  const { t } = useTranslation('response-phase');
  const formatFacts = useFacts(after.zones[0]?.level.unit ?? '');
  const adviceText = useAdviceText();
  const { joined } = comparison;
  const requested = useMemo(
    () => joined.slice(0, initialCount).map(({ receptor: { id, latitude, longitude } }) => ({ id, latitude, longitude })),
    [joined],
  );
  const threats = useThreats(document, requested);
  const formatAdvice = (evaluation: ThreatEvaluation): string =>
    evaluation.kind === 'threat' ? adviceText(adviseAtPlace(evaluation.threat, after.windFromDeg)) : t('advice.failed');
  return (
    <Places
      title={t('joined.title')}
      hits={joined}
      none={t('joined.none')}
      note={
        <Text size="sm">
          {t('joined.calculated')} {t('joined.phone')}{' '}
          <Anchor component={Link} to="/StakeHolders" inherit>
            {t('joined.directory')}
          </Anchor>
        </Text>
      }
    >
      {(hit) => {
        const evaluation = threats.get(hit.receptor.id);
        const isRequested = requested.some(({ id }) => id === hit.receptor.id);
        return (
          <>
            <br />
            <span className="hg-tiny hg-quiet">{formatFacts(hit)}</span>
            <span className="hg-strong hg-block" data-advice={hit.receptor.id}>
              {evaluation ? formatAdvice(evaluation) : isRequested ? t('advice.computing') : t('advice.notAsked', { count: initialCount })}
            </span>
          </>
        );
      }}
    </Places>
  );
};

/** Places that are no longer inside; people there get the all-clear once it is confirmed. */
export const NoLongerInside = ({ comparison }: { readonly comparison: Comparison }) => {
  const { t } = useTranslation(['response-phase', 'vulnerability', 'population']);
  const format = useFormat();
  return (
    <Places title={t('gone.title')} hits={comparison.gone} none={t('gone.none')} note={<Text size="sm">{t('gone.note')}</Text>}>
      {({ receptor, distanceM, bearingDeg }) => (
        <>
          <br />
          <span className="hg-tiny hg-quiet">
            {[
              t(`vulnerability:kind.${receptor.kind}`),
              receptor.people === null
                ? t('population:peopleUnknown')
                : t('people', { count: Math.round(receptor.people), people: format.exact(receptor.people) }),
              `${format.distance(distanceM, 2)} ${toCompassPoint(bearingDeg)}`,
            ].join(' · ')}
          </span>
        </>
      )}
    </Places>
  );
};
