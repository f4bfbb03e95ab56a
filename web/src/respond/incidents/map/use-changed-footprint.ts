import type { RecordedConditions, Run } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changedScenario } from '../../../assess/changed-conditions/changed-scenario.ts';
import { toConditionsForm } from '../../../assess/changed-conditions/conditions-form.ts';
import { hazards } from '../../../assess/scenario/scenario-form.ts';
import { useReceptors } from '../../../assess/scenario/use-receptors.ts';
import { useWeather } from '../../../assess/weather/use-weather.ts';
import { useFootprint } from '../../../compute/use-footprint.ts';
import { routeQuery } from '../../../data/route-query.ts';

const noReceptors: readonly never[] = [];

/** The newest changed conditions recorded on site for the industry and chemical of the run. */
const useNewestConditions = (industryId: number | null, chemical: string | undefined) =>
  useQuery({
    ...routeQuery('/api/industries/{id}/changed-conditions', { path: { id: industryId ?? 0 }, query: { page: 1 } }),
    enabled: industryId !== null && chemical !== undefined,
    refetchInterval: 30_000,
    select: ({ rows }) => rows.find(({ chemicalName }) => chemicalName.toLowerCase() === chemical?.toLowerCase()),
  });

interface ChangedFootprint {
  readonly conditions: RecordedConditions | undefined;
  readonly result: RunResult | undefined;
  readonly stale: boolean;
  /** Conditions were recorded, but a value that a footprint needs is missing, such as the wind. */
  readonly incomplete: boolean;
}

/** The footprint of the linked run under the newest changed conditions. */
export const useChangedFootprint = (run: Run | undefined): ChangedFootprint => {
  const site = run?.result.site;
  const conditions = useNewestConditions(run?.industryId ?? null, run?.result.chemical.name).data;
  const weather = useWeather(conditions === undefined ? undefined : site);
  const receptors = useReceptors(site ?? { latitude: 0, longitude: 0 });
  const current = weather.data?.current ?? undefined;
  const hazard = hazards.find((one) => one === run?.scenario.hazard);
  const scenario = useMemo(() => {
    if (run === undefined || conditions === undefined || hazard === undefined || weather.isPending) return undefined;
    // The time of the record: the footprint must not change with the position of the sun.
    const now = new Date(conditions.date);
    const item = { id: run.inventoryItemId ?? 0, casNo: run.scenario.chemical, quantityKg: null, stock: undefined };
    return changedScenario(toConditionsForm(conditions), {
      site: { ...run.result.site, terrain: null },
      item,
      hazard,
      ownLevels: undefined,
      run,
      weather: current,
      now,
    });
  }, [run, conditions, hazard, current, weather.isPending]);
  const preview = useFootprint(scenario?.document, receptors.data?.receptors ?? noReceptors);
  return {
    conditions,
    result: preview.result,
    stale: preview.stale,
    incomplete: scenario !== undefined && (scenario.document === undefined || preview.problems.length > 0),
  };
};
