import { Text, Title, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { usePeopleInside } from '../../assess/population/use-people-inside.ts';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { InputCaveats } from '../../assess/result/input-caveats.tsx';
import { RingSwatch } from '../../assess/result/ring-swatch.tsx';
import { useZoneText } from '../../assess/result/use-zone-text.ts';
import { LazySolutionNote } from '../../assess/scenario/lazy-solution-note.tsx';
import { LazyReachTable } from '../../assess/uncertainty/lazy-uncertainty.tsx';
import { LazyRunAreasPart } from '../../assess/warned-area/lazy-areas.tsx';
import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useTextOnly } from '../../ui/text-only.ts';
import classes from './emergency-report.module.css';
import type { ReportState } from './use-report.ts';

/** Places named; the assessment lists all. */
const named = 3;

/** Keep away: no footprint is modelled of what nobody knows. */
const KeepAway = ({ state }: { readonly state: ReportState }) => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const { solution, radiusM, answer } = state;
  return (
    <>
      <Text fw={600} {...explains('overlay-keep-away')}>
        {t('keepAway.distance', { distance: format.distance(radiusM) })}
      </Text>
      <Text size="sm">{t(solution === undefined ? 'keepAway.upwind' : 'keepAway.solution')}</Text>
      {solution === undefined ? (
        <Text size="xs" c="dimmed">
          {t('keepAway.source')}
        </Text>
      ) : (
        <Suspense fallback={<TextSkeleton lines={5} />}>
          <LazySolutionNote item={solution} isAsPure={false} onAsPure={(assessAsPure) => answer({ assessAsPure })} />
        </Suspense>
      )}
    </>
  );
};

/** The two areas that a warning from the stored answers would have. */
const WarnedPart = ({ runId }: { readonly runId: string }) => {
  const { t } = useTranslation('alerts');
  return (
    <section aria-label={t('runAreas.title')}>
      <Title order={3} size="h5">
        {t('runAreas.title')}
      </Title>
      <Suspense fallback={<TextSkeleton lines={5} />}>
        <LazyRunAreasPart runId={runId} withLegend />
      </Suspense>
    </section>
  );
};

/** How far each level reaches and who is inside, worst first. */
export const ReportResult = ({ state }: { readonly state: ReportState }) => {
  const { t } = useTranslation('emergency-report');
  const text = useZoneText();
  const engine = useEngineText();
  const people = usePeopleText();
  const { stored, preview, draft, hasModel, substance, result, uncertainty, onMap } = state;
  const textOnly = useTextOnly();
  const peopleInside = usePeopleInside(result, stored);
  const reached = result?.zones.filter(({ status }) => status !== 'not-reached') ?? [];
  /** Once, when the people are counted: not for every number that arrives. */
  const announcement = (): string => {
    const inside = reached.map(({ level }) => peopleInside(level.id));
    if (inside.includes(undefined)) return '';
    return reached
      .map(
        (zone, index) => `${text.level(zone.level)}: ${text.reach(zone)}, ${t('result.people', { people: people.inside(inside[index]) })}`,
      )
      .join('. ');
  };
  const body = () => {
    if (!hasModel) return <KeepAway state={state} />;
    if (substance?.quantityKg === null) return <Text size="sm">{t('result.noQuantity')}</Text>;
    if (preview.failure !== undefined) return <ErrorPanel error={new Error(preview.failure)} title={t('result.failed')} />;
    if (preview.problems.length > 0)
      return <Text size="sm">{t('result.refused', { fields: preview.problems.map(({ field }) => field).join(', ') })}</Text>;
    if (draft !== undefined && draft.document === undefined) return <Text size="sm">{t('result.needsWind')}</Text>;
    if (result === undefined) return <Text size="sm">{t('result.computing')}</Text>;
    if (reached.length === 0) return <Text size="sm">{t('result.nowhere')}</Text>;
    return (
      <>
        <ul className="hg-stack hg-signs">
          {reached.map((zone) => (
            <li key={zone.level.id} {...explains(`zone-${zone.level.severity}`)}>
              <RingSwatch severity={zone.level.severity} />
              <span>
                <strong>{text.reach(zone)}</strong> · {t('result.people', { people: people.inside(peopleInside(zone.level.id)) })}
                <span className="hg-small hg-quiet hg-block">
                  {text.level(zone.level)}: {engine.meaning(zone.level)}
                </span>
              </span>
            </li>
          ))}
          {onMap.signs}
        </ul>
        {textOnly && uncertainty.ensemble !== undefined ? (
          <Suspense fallback={<TextSkeleton lines={5} />}>
            <LazyReachTable result={result} uncertainty={uncertainty} />
          </Suspense>
        ) : null}
        {stored === undefined ? null : <WarnedPart runId={stored.id} />}
        <InputCaveats result={result} />
        {state.solution === undefined ? null : (
          <Suspense fallback={<TextSkeleton lines={5} />}>
            <LazySolutionNote item={state.solution} isAsPure onAsPure={(assessAsPure) => state.answer({ assessAsPure })} />
          </Suspense>
        )}
        {result.hits.length > 0 ? (
          <Text size="sm" {...explains('places-inside')}>
            {t('result.places', {
              places: result.hits
                .slice(0, named)
                .map(({ receptor }) => receptor.name)
                .join(', '),
            })}
          </Text>
        ) : null}
      </>
    );
  };
  return (
    <section
      className={`hg-stack ${classes.result}`}
      aria-label={t(hasModel ? 'result.title' : 'keepAway.title')}
      data-stale={preview.late || undefined}
    >
      <Title order={2} size="h4" tabIndex={-1} data-next>
        {t(hasModel ? 'result.title' : 'keepAway.title')}
      </Title>
      {body()}
      <VisuallyHidden role="status">{announcement()}</VisuallyHidden>
    </section>
  );
};
