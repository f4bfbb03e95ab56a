import type { AreaPercent, AreaStep, PeopleInside } from '@hazardguard/contract';
import type { WarnedArea } from '@hazardguard/engine';
import { findPeopleInside } from '../../assess/runs/footprint.ts';
import { readRun } from '../../assess/runs/read-run.ts';
import type { Database } from '../../platform/db/database.ts';
import { isSmoke, toAlertArea } from './alert-area.ts';
import { countArea } from './area-columns.ts';
import { computeAreaKm2 } from './area-facts.ts';
import { type AreaDeps, findRunArea, toProbability } from './run-area.ts';

interface StepDeps extends AreaDeps {
  readonly database: Database;
}

/** The two areas of a run for one threshold: size, people and how often the level reaches farther. */
export const findAreaStep = async ({ database, ...deps }: StepDeps, runId: string, percent: AreaPercent): Promise<AreaStep> => {
  const { run } = await readRun(database, runId);
  const chosen = toProbability(percent);
  const { actNow: usualActNow, beReady: usualBeReady } = deps.settings.warnedProbability;
  const isUsual = chosen?.actNow === usualActNow && chosen.beReady === usualBeReady;
  const { warned, zones, reason } = await findRunArea(deps, run, chosen);
  if (warned === null) return { percent, isUsual, areas: null, failure: reason };
  const area = toAlertArea(zones, warned);
  const { inside, actNow } = await countArea(database, area, [findPeopleInside(run, zones.at(-1)?.level.id)]);
  const present = ({ beyondShare, isModelLimit }: WarnedArea, areaKm2: number, people: PeopleInside) => ({
    areaKm2,
    people,
    beyondShare,
    isModelLimit,
  });
  return {
    percent,
    isUsual,
    areas: {
      actNow: present(warned.actNow, actNow?.areaKm2 ?? computeAreaKm2(area), actNow?.inside ?? inside),
      beReady: warned.beReady && {
        ...present(warned.beReady, computeAreaKm2(area), inside),
        ...(isSmoke(warned) ? { beyondShare: null } : {}),
      },
    },
    failure: null,
  };
};
