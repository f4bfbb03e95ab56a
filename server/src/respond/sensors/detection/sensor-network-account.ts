import type { Account } from '@hazardguard/contract';

/** The account that raises detections. It cannot sign in, so every warning is released by a second person. */
export const sensorNetworkAccount: Account = {
  id: 'sensor-network',
  name: 'Sensor network',
  email: '',
  role: 'imt',
  scope: { kind: 'all' },
};
