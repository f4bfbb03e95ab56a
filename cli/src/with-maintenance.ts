import { Refusal } from './refusal.ts';

type Maintenance = typeof import('@hazardguard/server/care');

/**
 * Works on the server's data. The server's part is loaded only here: no other verb needs a database. What it refuses with a remedy is
 * told as a refusal.
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
