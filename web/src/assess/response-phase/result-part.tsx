import { toCompassPoint } from '@hazardguard/contract';
import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import type { Comparison } from '../changed-conditions/compare-footprints.ts';
import { CaveatList } from '../result/caveat-list.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { ZoneTable } from '../result/zone-table.tsx';
import { LazyUncertaintyPart } from '../uncertainty/lazy-uncertainty.tsx';
import { ZoneBand } from '../uncertainty/zone-band.tsx';
import { useWeatherText } from '../weather/use-weather-text.ts';
import type { PartProps } from './chemical-part.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { NewlyInside, NoLongerInside } from './place-changes.tsx';
import { SavePart } from './save-part.tsx';
import type { Response } from './use-response.ts';
import { UsedValues } from './used-values.tsx';
import { WorseningList } from './worsening-list.tsx';

/** Origin of the old footprint: a stored run, computed now, or the reason why there is none. */
const PreviousFootprintFacts = ({ response }: { readonly response: Response }) => {
  const { t } = useTranslation('response-phase');
  const format = useFormat();
  const { before, beforeResult, stored } = response;
  const wind = beforeResult
    ? t('before.wind', {
        point: toCompassPoint(beforeResult.windFromDeg),
        speed: format.quantity(beforeResult.windSpeedMs, 'm/s', 2),
      })
    : '';
  const of = before.data
    ? `${t('before.run', { moment: format.moment(before.data.createdAt), name: before.data.createdBy })} ${wind}`
    : beforeResult
      ? `${t('before.computed')} ${wind}`
      : t('before.none');
  return (
    <div>
      <Text size="sm">{of}</Text>
      <p className="hg-tiny hg-quiet">
        {stored.data
          ? t('after.stored', { moment: format.moment(stored.data.createdAt), name: stored.data.createdBy })
          : t('after.preview')}
      </p>
    </div>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="hg-stack hg-gap-3" aria-label={title}>
    <Title order={3} size="h4">
      {title}
    </Title>
    {children}
  </section>
);

/** Why nothing is computed, and what to do about it; a wind is never assumed. */
const Missing = ({ conditions, response }: Omit<PartProps, 'site'>) => {
  const { t } = useTranslation(['response-phase', 'vulnerability']);
  const text = useWeatherText();
  const { scenario, weather, air } = response;
  if (!scenario || scenario.missing.length === 0) return null;
  const list = scenario.missing.map((input) => t(`vulnerability:input.${input}`).toLowerCase()).join(', ');
  const last = air.data?.last;
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {t('missing.title')}
      </Text>
      <Text size="sm">{t('missing.list', { list })}</Text>
      {weather ? null : <Text size="sm">{t('missing.weather')}</Text>}
      {!weather && last ? (
        <Button mt="xs" variant="default" onClick={() => conditions.show({ useLast: true, runId: undefined })}>
          {t('vulnerability:wind.useLast', { age: text.age(last.ageS) })}
        </Button>
      ) : null}
    </div>
  );
};

interface ResultPartProps extends PartProps {
  readonly comparison: Comparison | undefined;
}

/** The new footprint compared with the old one: numbers, what got worse, places newly inside, and advice for them. */
export const ResultPart = ({ site, conditions, response, comparison }: ResultPartProps) => {
  const { t } = useTranslation(['response-phase', 'vulnerability', 'uncertainty']);
  const { item, scenario, preview, receptors, afterResult, afterStale, beforeStale, document, uncertainty } = response;
  const stale = afterStale || beforeStale;
  return (
    <section
      className="hg-stack hg-gap-4 hg-rule"
      aria-label={t('result')}
      data-stale={stale || undefined}
      data-scenario={afterResult?.scenarioHash}
    >
      <Title order={2} size="h3">
        {t('result')}
      </Title>
      {item ? null : <Text size="sm">{t('chooseChemical')}</Text>}
      {item && !scenario && !response.obstacle && !response.list.isError ? <TextSkeleton lines={2} /> : null}
      <Missing conditions={conditions} response={response} />
      {preview.failure === undefined ? null : <ErrorPanel error={new Error(preview.failure)} title={t('vulnerability:result.failed')} />}
      {receptors.isError ? (
        <ErrorPanel error={receptors.error} title={t('vulnerability:site.receptorsFailed')} onRetry={() => void receptors.refetch()} />
      ) : null}
      <SavePart site={site} conditions={conditions} response={response} />
      {afterResult ? (
        <div className={`hg-stack hg-gap-3 ${stale ? 'hg-old' : ''}`}>
          <PreviousFootprintFacts response={response} />
          {comparison ? (
            <>
              <Part title={t('worse.title')}>
                <WorseningList comparison={comparison} />
              </Part>
              <Part title={t('compare.title')}>
                <ComparisonTable levels={comparison.levels} uncertainty={uncertainty} />
              </Part>
              <NewlyInside comparison={comparison} after={afterResult} document={document} />
              <NoLongerInside comparison={comparison} />
            </>
          ) : (
            <Part title={t('vulnerability:result.zones')}>
              <ZoneTable zones={listShownZones(afterResult)} belowReach={(zone) => <ZoneBand zone={zone} uncertainty={uncertainty} />} />
            </Part>
          )}
          {document ? (
            <Part title={t('uncertainty:title')}>
              <Suspense fallback={<TextSkeleton lines={5} />}>
                <LazyUncertaintyPart
                  result={afterResult}
                  document={document}
                  uncertainty={uncertainty}
                  runId={response.stored.data?.id ?? null}
                />
              </Suspense>
            </Part>
          ) : null}
          <Part title={t('vulnerability:result.caveats')}>
            <CaveatList caveats={afterResult.caveats} />
          </Part>
        </div>
      ) : null}
      {scenario && item ? (
        <Part title={t('used.title')}>
          <UsedValues response={response} />
        </Part>
      ) : null}
    </section>
  );
};
