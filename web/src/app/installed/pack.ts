import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';

export interface PackProgress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

type Fetch = () => Promise<unknown>;

/** What every person needs; a query's answer is kept as soon as it arrives. */
const common: readonly Fetch[] = [
  () => readBody(api.GET('/api/session')),
  () => readBody(api.GET('/api/system')),
  () => readBody(api.GET('/api/current-situation')),
];

/** Fetches everything that a person works with without a network. Failures are counted: the rest is fetched all the same. */
export const fetchPack = async (report: (progress: PackProgress) => void): Promise<PackProgress> => {
  const all = [...common];
  let progress: PackProgress = { done: 0, failed: 0, total: all.length };
  for (const fetchOne of all) {
    const failed = await fetchOne().then(
      () => 0,
      () => 1,
    );
    progress = { ...progress, done: progress.done + 1, failed: progress.failed + failed };
    report(progress);
  }
  await queryClient.invalidateQueries({ queryKey: ['kept'] });
  return progress;
};
