import { mapCentre, toCompassPoint } from '@hazardguard/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PlumeAnswer, PlumeCurves } from '../../compute/plume-curves.ts';
import { usePlume } from '../../compute/use-plume.ts';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { CaveatList } from '../result/caveat-list.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { ZoneTable } from '../result/zone-table.tsx';
import { Comparison } from './comparison.tsx';
import { PlumeCharts } from './plume-charts.tsx';
import { PlumeInputs } from './plume-inputs.tsx';
import { PlumeMap } from './plume-map.tsx';
import { buildDraft, findPlace, type Position } from './plume-request.ts';
import { useFaults } from './use-faults.ts';
import { usePlumeForm } from './use-plume-form.ts';

/** Release position when none is typed: the selected industry, else the specification's map centre. */
const useFallbackPlace = (): { readonly position: Position; readonly name: 'industry' | 'centre' } => {
  const [id] = useIndustryInFocus();
  const { data } = useIndustry(id);
  if (data === undefined || data.latitude === null || data.longitude === null) return { position: mapCentre, name: 'centre' };
  return { position: { latitude: data.latitude, longitude: data.longitude }, name: 'industry' };
};

/** The last curves that could be computed stay visible, pale, while an input is invalid. */
const useLastCurves = (answer: PlumeAnswer | undefined): PlumeCurves | undefined => {
  const [last, setLast] = useState<PlumeCurves>();
  if (answer?.ok && answer.curves !== last) setLast(answer.curves);
  return last;
};

/** R1: the Gaussian plume of our own engine, updated live. */
export const GaussianScreen = () => {
  const { t } = useTranslation(['gaussian', 'shell', 'vulnerability']);
  const format = useFormat();
  const { form, change, reset } = usePlumeForm();
  const fallback = useFallbackPlace();
  const draft = buildDraft(form, fallback.position);
  const plume = usePlume(draft.request);
  const answer = plume.data;
  const refused = draft.request !== undefined && answer?.ok === false ? answer.problems : [];
  const formatFault = useFaults(form, draft, refused);
  const curves = useLastCurves(answer);
  const main = curves?.curves[0];
  const wrong = draft.request === undefined || refused.length > 0;
  const stale = wrong || plume.isPlaceholderData;
  const pick = ({ latitude, longitude }: Position): void => change({ latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) });
  return (
    <>
      <PageHeader
        title={t('shell:screens.gaussian.title')}
        purpose={t('purpose')}
        actions={<Anchor renderRoot={(props) => <Link {...props} to="/Models" />}>{t('model')}</Anchor>}
      />
      <div className="hg-side-first">
        <PlumeInputs
          form={form}
          onChange={change}
          onReset={reset}
          formatFault={formatFault}
          fallback={fallback.position}
          fallbackName={t(`place.${fallback.name}`)}
        />
        <div className="hg-stack hg-gap-4" aria-busy={plume.isFetching}>
          {plume.isError ? <ErrorPanel error={plume.error} title={t('broken')} onRetry={() => void plume.refetch()} /> : null}
          {wrong && curves ? <Text role="status">{t('waiting')}</Text> : null}
          {curves && main ? (
            <>
              <Text fw={600} role="status" data-stale={stale || undefined}>
                {t('summary', {
                  chemical: main.result.chemical.name,
                  class: main.result.stability,
                  wind: format.quantity(main.result.windSpeedMs, 'm/s', 2),
                  point: toCompassPoint(main.result.windFromDeg),
                  coefficients: t(`coefficientSet.${main.coefficientSet}`),
                })}
              </Text>
              <PlumeCharts curves={curves} stale={stale} />
              <section className="hg-stack hg-gap-3 hg-card hg-pad-4 hg-flush" aria-labelledby="plume-zones">
                <Title order={2} size="h4" id="plume-zones">
                  {t('zones')}
                </Title>
                <ZoneTable zones={listShownZones(main.result)} />
              </section>
              {curves.curves.length > 1 ? (
                <div className="hg-stack hg-gap-3 hg-card hg-pad-4 hg-flush">
                  <Title order={2} size="h4">
                    {t('comparison')}
                  </Title>
                  <Comparison curves={curves} />
                </div>
              ) : null}
              <section className="hg-stack hg-gap-3 hg-card hg-pad-4 hg-flush" aria-labelledby="plume-map">
                <Title order={2} size="h4" id="plume-map">
                  {t('mapTitle')}
                </Title>
                <PlumeMap place={findPlace(form, fallback.position)} result={main.result} stale={stale} onPick={pick} />
              </section>
              <section className="hg-stack hg-gap-3 hg-card hg-pad-4 hg-flush" aria-labelledby="plume-caveats">
                <Title order={2} size="h4" id="plume-caveats">
                  {t('caveats')}
                </Title>
                <CaveatList caveats={main.result.caveats} />
              </section>
            </>
          ) : plume.isFetching ? (
            <TextSkeleton />
          ) : (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          )}
        </div>
      </div>
    </>
  );
};
