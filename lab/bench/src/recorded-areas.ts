import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { engineVersion } from '@hazardguard/engine';
import { sizes } from './sizes.ts';

/** An area as it was when it was recorded: km², its farthest point, m, and the zone of the best estimate, km². */
export interface RecordedArea {
  readonly areaKm2: number;
  readonly reachM: number;
  readonly zoneKm2: number;
}

interface Recorded {
  readonly engineVersion: string;
  readonly areas: Readonly<Record<string, RecordedArea>>;
}

const file = new URL('../recorded/warned-areas.json', import.meta.url);

const readRecorded = (): Recorded =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : { engineVersion: '', areas: {} };

/** What was recorded of an area, in words. */
export const describeRecorded = (recorded: Pick<Recorded, 'engineVersion'>, area: RecordedArea | undefined): string =>
  area === undefined
    ? 'not recorded'
    : `recorded ${area.areaKm2.toPrecision(3)} km², to ${area.reachM} m, zone ${area.zoneKm2.toPrecision(3)} km² (engine ${recorded.engineVersion})`;

/**
 * Compares areas with those recorded by an earlier engine, by their names; with `--record=1` they are recorded in their place. What was
 * recorded is read first, so that one run prints both.
 */
export const compareRecorded = (): {
  readonly compare: (name: string, area: RecordedArea) => string;
  readonly finish: () => void;
} => {
  const recorded = readRecorded();
  const now: Record<string, RecordedArea> = {};
  return {
    compare: (name, area) => {
      now[name] = area;
      return describeRecorded(recorded, recorded.areas[name]);
    },
    finish: () => {
      if (sizes.readSize('record') === 1) writeFileSync(file, `${JSON.stringify({ engineVersion, areas: now }, null, 1)}\n`);
    },
  };
};
