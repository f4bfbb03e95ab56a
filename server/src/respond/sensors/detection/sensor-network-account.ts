import type { Account } from '@hazardguard/contract';

/** Who raises what sensors find: nobody who could sign in, so whoever releases the warning is always a second person. */
export const sensorNetworkAccount: Account = {
  id: 'sensor-network',
  name: 'Sensor network',
  email: '',
  role: 'imt',
  scope: { kind: 'all' },
};
