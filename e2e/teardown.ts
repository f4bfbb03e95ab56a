import { rmSync } from 'node:fs';

/** The journeys' data lives in a temporary folder of its own; it goes with the run. */
export default function teardown(): void {
  const data = process.env.E2E_DATA;
  if (data?.includes('hazardguard-e2e-')) rmSync(data, { recursive: true, force: true });
}
