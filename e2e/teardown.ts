import { rmSync } from 'node:fs';

/** Removes the temporary folder with the journeys' data. */
export default function teardown(): void {
  const data = process.env.E2E_DATA;
  if (data?.includes('hazardguard-e2e-')) rmSync(data, { recursive: true, force: true });
}
