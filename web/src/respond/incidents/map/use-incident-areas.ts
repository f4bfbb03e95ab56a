import type { IncidentCard } from '@hazardguard/contract';
import { type AreaMap, useAreaMap } from '../../../assess/warned-area/use-area-map.ts';
import { type ShownAreas, useRunAreas } from '../../../assess/warned-area/use-run-areas.ts';
import { useAlert, useReach } from '../../../warn/alerts/use-alert.ts';

interface IncidentAreas {
  /** As an alert stores it, or as a run has it; undefined: there is none, or it is being read. */
  readonly stored: unknown;
  readonly shown: ShownAreas | undefined;
  readonly map: AreaMap | undefined;
}

/** The areas of an incident: of its newest alert, else those that an alert from its newest run would have. */
export const useIncidentAreas = (card: Pick<IncidentCard, 'alerts' | 'runs'> | undefined): IncidentAreas => {
  const linked = card?.alerts.find(({ state }) => state !== 'cancelled');
  const runId = card?.runs[0]?.id;
  const alert = useAlert(linked?.id).data;
  const reach = useReach(alert?.id, alert?.version).data;
  const areas = useRunAreas(linked === undefined ? runId : undefined).data;
  const [stored, shown] = linked === undefined ? [areas?.area, areas] : [alert?.area, reach];
  // The map draws the zones of the run; an area that a person drew is none of them.
  const hasZones = runId !== undefined && (linked === undefined || alert?.areaChoice === 'warned-area' || alert?.areaChoice === 'zone');
  return { stored, shown, map: useAreaMap(stored, shown, hasZones) };
};
