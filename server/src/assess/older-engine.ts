import type { Caveat } from '@hazardguard/engine';
import { engineVersion } from '../platform/compute/scenario.ts';

/** What is stored with the version of the engine that computed it. */
interface Computed {
  readonly engineVersion: string;
  readonly caveats: readonly Caveat[];
}

const olderEngine = (storedVersion: string): Caveat => ({
  code: 'older-engine',
  severity: 'warning',
  message: `Older engine: this run was computed with version ${storedVersion}; version ${engineVersion} is in use now and may give other figures. The stored figures are unchanged. Calculate again before you rely on them.`,
  params: { storedVersion, currentVersion: engineVersion },
});

/** Whether another version of the engine than the one in use computed it. */
export const isOlderEngine = (storedVersion: string): boolean => storedVersion !== engineVersion;

/** A stored result as it was computed; one of another engine says so first, wherever its caveats are shown, printed or sent. */
export const withOlderEngine = <Result extends Computed>(result: Result): Result =>
  isOlderEngine(result.engineVersion) ? { ...result, caveats: [olderEngine(result.engineVersion), ...result.caveats] } : result;
