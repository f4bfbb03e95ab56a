import type { Run } from '@hazardguard/contract';
import { Anchor, NativeSelect, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { CaveatList } from '../result/caveat-list.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { PlaceSigns } from '../result/place-signs.tsx';
import { ZoneTable } from '../result/zone-table.tsx';
import { useRun } from '../scenario/runs.ts';
import type { FocusedSite } from './focused-site.ts';

const noPlaces: readonly never[] = [];

/** The run shown: the latest unless another is chosen. */
export const useShownRun = (site: FocusedSite | undefined) => {
  const list = useQuery(routeQuery('/api/runs', site === undefined ? null : { query: { industryId: site.id, limit: 10 } }));
  const [chosen, choose] = useState<string>();
  const runs = list.data?.runs ?? [];
  const id = runs.find((one) => one.id === chosen)?.id ?? runs[0]?.id;
  const run = useRun(id);
  return { list, runs, id, choose, run };
};

interface RunPartProps {
  readonly site: FocusedSite;
  readonly shown: ReturnType<typeof useShownRun>;
}

const Result = ({ run, industryId }: { readonly run: Run; readonly industryId: number }) => {
  const { t } = useTranslation('maps-viewer');
  return (
    <>
      <ZoneTable zones={listShownZones(run.result)} />
      <PlaceSigns places={noPlaces} isAnyInside={run.result.hits.length > 0} />
      <CaveatList caveats={run.result.caveats} />
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} to="/VulnerabilityAssesment" search={{ industry: industryId, tab: 'consequence' }} />}
      >
        {t('run.again')}
      </Anchor>
    </>
  );
};

/** The zones of the run on the map in numbers, and a list of other runs. */
export const RunPart = ({ site, shown: { list, runs, id, choose, run } }: RunPartProps) => {
  const { t } = useTranslation('maps-viewer');
  const format = useFormat();
  return (
    <section className="hg-stack" aria-labelledby="shown-run">
      <Title order={3} size="h5" id="shown-run">
        {t('run.title')}
      </Title>
      {list.isPending ? <TextSkeleton lines={2} /> : null}
      {list.isError ? <ErrorPanel error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data && runs.length === 0 ? (
        <>
          <Text size="sm">{t('run.none')}</Text>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link {...props} to="/VulnerabilityAssesment" search={{ industry: site.id, tab: 'consequence' }} />}
          >
            {t('run.make')}
          </Anchor>
        </>
      ) : null}
      {runs.length > 0 ? (
        <NativeSelect
          label={t('run.choose')}
          value={id}
          onChange={(event) => choose(event.currentTarget.value)}
          data={runs.map((one) => ({ value: one.id, label: `${format.moment(one.createdAt)} · ${one.chemical}` }))}
        />
      ) : null}
      {run.isError ? <ErrorPanel error={run.error} onRetry={() => void run.refetch()} /> : null}
      {run.data ? <Result run={run.data} industryId={site.id} /> : null}
    </section>
  );
};
