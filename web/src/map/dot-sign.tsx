import { pointTones } from './overlays/points.ts';

/** A sample of a place's dot, as on the map. */
export const DotSign = ({ tone }: { readonly tone: number }) => (
  <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden style={{ flex: 'none', verticalAlign: 'text-bottom' }}>
    <circle cx={8} cy={8} r={6} fill={pointTones[tone % pointTones.length]} stroke="#ffffff" strokeWidth={1.5} />
  </svg>
);
