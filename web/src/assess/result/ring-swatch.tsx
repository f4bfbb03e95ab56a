import type { Severity } from '@hazardguard/engine';
import { hazardColours, hazardDashes } from '../../ui/hazard-colours.ts';

const lineWidth = 3;

/** A sample of the zone's outline as on the map: colour, line style, dark edge. */
export const RingSwatch = ({ severity }: { readonly severity: Severity }) => {
  const dashes = hazardDashes[severity];
  const line = { x1: 3, x2: 41, y1: 9, y2: 9 };
  return (
    <svg width={44} height={18} aria-hidden style={{ flex: 'none' }}>
      <rect x={2} y={2} width={40} height={14} fill={hazardColours[severity]} opacity={0.3} />
      <line {...line} stroke={severity === 'severe' ? '#ffffff' : '#1d252c'} strokeWidth={lineWidth + 2} />
      <line
        {...line}
        stroke={hazardColours[severity]}
        strokeWidth={lineWidth}
        {...(dashes
          ? { strokeDasharray: dashes.map((part) => part * lineWidth).join(' '), strokeLinecap: dashes[0] < 1 ? 'round' : 'butt' }
          : {})}
      />
    </svg>
  );
};
