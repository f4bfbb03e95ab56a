import { expect, test } from 'vitest';
import { integrate } from '../numerics/quadrature.ts';
import { Refusal } from '../refusal.ts';
import { cloudFacts } from '../substance/cloud-facts.ts';
import { mixingTable, shareOfMoles, volumeAt } from '../substance/mixing-table.ts';
import { testAir } from '../testing/air.ts';
import { chlorine } from '../testing/substances.ts';
import { carryingSpeed } from './carrying-wind.ts';
import { densePlumeField } from './dense-plume.ts';
import { freeJetShare, jetEnd, refuseDeepJet } from './free-jet.ts';

const spray = { substance: chlorine, temperatureK: 239.1, liquidFraction: 0.8 };

const classes = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const winds = [1, 1.5, 2, 3, 5, 10];
const holesM = [0.005, 0.01, 0.0224, 0.05, 0.0866, 0.15, 0.3];

test.each([0.0002, 0.03, 0.3, 1] as const)('over ground of %d m roughness every jet hands over a cloud that carries its rate', (z0) => {
  const wrong: string[] = [];
  for (const cls of classes)
    for (const u10 of winds)
      for (const holeM of holesM) {
        const air = testAir({ u10, cls, z0, mode: 'best-estimate' });
        const mixing = mixingTable(cloudFacts(spray, air.temperatureK, air.pressurePa), air);
        const rateKgS = 22_000 * (Math.PI / 4) * holeM ** 2;
        const jet = { rateKgS, openingM: holeM, velocityMs: 25, diameterM: Math.sqrt((4 * rateKgS) / (Math.PI * 12 * 25)) };
        const end = jetEnd(jet, air, mixing);
        if (end === null) continue;
        // A cloud 2 r wide and r deep that moves with the wind of its depth.
        const carried = (2 * end.radiusM ** 2 * carryingSpeed(air, end.radiusM)) / volumeAt(mixing, 1 / end.dilution) / end.dilution;
        if (!(Math.abs(carried / rateKgS - 1) < 1e-3)) wrong.push(`${cls} ${u10} m/s ${holeM} m: ${carried} of ${rateKgS} kg/s`);
      }
  expect(wrong).toEqual([]);
});

test('the hand-over changes little where the wind does', () => {
  const lengthAt = (u10: number): number => {
    const air = testAir({ u10, cls: 'F', z0: 1, mode: 'best-estimate' });
    const mixing = mixingTable(cloudFacts(spray, air.temperatureK, air.pressurePa), air);
    return jetEnd({ rateKgS: 11, openingM: 0.0224, velocityMs: 33, diameterM: 0.25 }, air, mixing)?.lengthM ?? Number.NaN;
  };
  for (let u10 = 1; u10 < 4; u10 += 0.05) expect(Math.abs(lengthAt(u10 + 0.05) / lengthAt(u10) - 1)).toBeLessThan(0.1);
});

test('a jet too large for the profile of the wind is refused in words, and is never solved', () => {
  const air = testAir({ u10: 1, cls: 'D', mode: 'best-estimate' });
  const mixing = mixingTable(cloudFacts(spray, air.temperatureK, air.pressurePa), air);
  const jet = { rateKgS: 1e9, openingM: 300, velocityMs: 100, diameterM: 1000 };
  expect(() => refuseDeepJet(jet, air, 12)).toThrow(Refusal);
  expect(() => refuseDeepJet({ ...jet, rateKgS: 1000 }, air, 12)).not.toThrow();
  expect(() => jetEnd(jet, air, mixing)).toThrow(/radius that a jet hands over: not converged/u);
});

test.each([0.03, 1] as const)(
  'over ground of %d m roughness every cross-section of a jet carries the release at the speed of the jet',
  (z0) => {
    const air = testAir({ u10: 2, cls: 'F', z0, mode: 'best-estimate' });
    const mixing = mixingTable(cloudFacts(spray, air.temperatureK, air.pressurePa), air);
    const density = 1 / volumeAt(mixing, 1);
    const jet = { rateKgS: 9, openingM: 0.0224, velocityMs: 33, diameterM: Math.sqrt((4 * 9) / (Math.PI * density * 33)) };
    const { field, table } = densePlumeField(spray, { rateKgS: 9, durationS: 1e6, poolRadiusM: 0, jet }, air, 600);
    expect(table.jetM).toBeGreaterThan(40);
    for (const part of [0.1, 0.2, 0.4, 0.6, 0.8, 0.9]) {
      const x = part * table.jetM;
      const axisMs = 33 * freeJetShare(jet.diameterM, density / mixing.airDensity, x, 0);
      const concentration = (y: number, z: number): number => {
        const share = shareOfMoles(mixing, 1e-6 * field.peak(x, y, z));
        return share / volumeAt(mixing, share);
      };
      const axis = concentration(0, 0);
      // Speed and substance fall off by the same Gaussian (long-1963).
      const flux = (y: number, z: number): number => (axisMs * concentration(y, z) ** 2) / axis;
      const wide = 4 * field.halfWidth(x, 0.1 * field.axisPeak(x));
      const carried = 2 * integrate((z) => integrate((y) => flux(y, z), 0, wide, 100), 0, wide, 100);
      expect(Math.abs(carried / 9 - 1), `${part}: ${carried}`).toBeLessThan(0.05);
    }
  },
);
