import { findAreaPart, publicArea } from '@hazardguard/contract';
import type { Receptor } from '@hazardguard/engine';
import { findStep, type StepAreas } from '../../map/place-note/find-step.ts';
import { PlaceFacts } from '../../map/place-note/place-facts.tsx';
import { useRunAreas } from './use-run-areas.ts';

const listAreas = (stored: unknown): StepAreas => {
  const features = publicArea.safeParse(stored).data?.features ?? [];
  const find = (part: string) =>
    features.filter(({ properties }) => findAreaPart(properties) === part).map(({ geometry }) => geometry.coordinates);
  return { 'act-now': find('act-now'), 'be-ready': find('be-ready') };
};

interface HitFactsProps {
  readonly receptor: Receptor;
  /** Undefined: the result is not stored, and has no areas. */
  readonly runId: string | undefined;
}

/** What people at a place inside do by the areas of the run, and the source of its data. */
export const HitFacts = ({ receptor, runId }: HitFactsProps) => {
  const areas = useRunAreas(runId).data;
  return <PlaceFacts id={receptor.id} step={findStep(receptor, listAreas(areas?.area))} />;
};
