import emergencyData from '../data/emergency-response.json' with { type: 'json' };
import type { EmergencyRecord } from './facts-record.ts';

// As in library.ts: facts.test.ts checks the shapes, which the compiler infers too widely.
const emergency = emergencyData as unknown as Readonly<Record<string, EmergencyRecord>>;

/** What to do at a spill, by the id of the chemical. */
export const findEmergency = (id: string): EmergencyRecord => emergency[id] ?? {};
