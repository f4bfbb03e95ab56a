import type { RiskFacts } from '@hazardguard/engine';
import data from '../data/risk.json' with { type: 'json' };

/** Leak frequencies, ignition, vulnerability and risk criteria as published; what no source was opened for is marked `unverified`. */
export const riskFacts: RiskFacts = data as unknown as RiskFacts;
