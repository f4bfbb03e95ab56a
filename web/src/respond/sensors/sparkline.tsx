import type { Sensor } from '@hazardguard/contract';

const width = 96;
const height = 24;

/** The newest readings as a line; the value is shown beside it as text. */
export const Sparkline = ({ recent }: Pick<Sensor, 'recent'>) => {
  if (recent.length < 2) return null;
  const times = recent.map(({ at }) => Date.parse(at));
  const values = recent.map(({ value }) => value);
  const [from, min] = [Math.min(...times), Math.min(...values)];
  const [span, rise] = [Math.max(1, Math.max(...times) - from), Math.max(...values) - min || 1];
  const points = recent.map(({ value }, i) => {
    const x = 1 + ((width - 2) * ((times[i] ?? from) - from)) / span;
    return `${x.toFixed(1)},${(height - 2 - ((height - 4) * (value - min)) / rise).toFixed(1)}`;
  });
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline points={points.join(' ')} fill="none" stroke="var(--hg-accent)" strokeWidth={1.5} />
    </svg>
  );
};
