/** An outdoor concentration over time. */
export type Outdoors = (timeS: number) => number;

/** Concentration in a house over time, at equal steps from the first moment. */
export interface HouseAir {
  readonly fromS: number;
  readonly stepS: number;
  readonly inside: readonly number[];
}

/** dCi/dt = λ(t) (Co − Ci) from clean air, by the classical Runge–Kutta method of the fourth order. λ in 1/s. */
export const houseAir = (outdoors: Outdoors, perS: (timeS: number) => number, fromS: number, untilS: number, stepS: number): HouseAir => {
  const inside = [0];
  const slope = (timeS: number, ci: number): number => perS(timeS) * (outdoors(timeS) - ci);
  for (let i = 0; fromS + i * stepS < untilS; i++) {
    const t = fromS + i * stepS;
    const ci = inside[i] ?? 0;
    const a = slope(t, ci);
    const b = slope(t + stepS / 2, ci + (stepS / 2) * a);
    const c = slope(t + stepS / 2, ci + (stepS / 2) * b);
    const d = slope(t + stepS, ci + stepS * c);
    inside.push(ci + (stepS / 6) * (a + 2 * b + 2 * c + d));
  }
  return { fromS, stepS, inside };
};

/** ∫ Cⁿ dt of a house's air, unitⁿ min, by the trapezoidal rule over its steps. */
export const houseLoad = ({ inside, stepS }: HouseAir, n: number): number =>
  (inside.slice(1).reduce((sum, value, i) => sum + 0.5 * (value ** n + (inside[i] ?? 0) ** n), 0) * stepS) / 60;

/** The highest load of any stay of a length, s, unitⁿ min. */
export const heaviestHouseLoad = ({ inside, stepS }: HouseAir, n: number, stayS: number): number => {
  const sums = [0];
  for (let i = 1; i < inside.length; i++)
    sums.push((sums[i - 1] ?? 0) + (0.5 * ((inside[i] ?? 0) ** n + (inside[i - 1] ?? 0) ** n) * stepS) / 60);
  const steps = Math.round(stayS / stepS);
  return sums.reduce((best, sum, i) => Math.max(best, (sums[Math.min(sums.length - 1, i + steps)] ?? 0) - sum), 0);
};
