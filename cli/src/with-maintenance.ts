import { Refusal } from './refusal.ts';

type Maintenance = typeof import('@hazardguard/server/care');

/**
 * Runs work on the server's data. Loads the server only here, because no other verb needs a database. An error that the operator can
 * correct becomes a refusal.
 */
export const withMaintenance = async <Result>(work: (care: Maintenance) => Promise<Result>): Promise<Result> => {
  const care = await import('@hazardguard/server/care');
  try {
    return await work(care);
  } catch (failure) {
    const error = care.toStartError(failure);
    if (error instanceof care.StartError) throw new Refusal(error.message);
    throw error;
  }
};
