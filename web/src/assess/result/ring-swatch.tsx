import { type ZoneLook, zoneColours, zoneDashes } from '../../ui/hazard-colours.ts';

const lineWidth = 3;

/** A sample of the zone's outline as on the map: colour, line style, dark edge. */
export const RingSwatch = ({ severity }: { readonly severity: ZoneLook }) => {
  const dashes = zoneDashes[severity];
  const line = { x1: 3, x2: 41, y1: 9, y2: 9 };
  return (
    <svg width={44} height={18} aria-hidden style={{ flex: 'none' }}>
      {severity === 'own' ? null : <rect x={2} y={2} width={40} height={14} fill={zoneColours[severity]} opacity={0.3} />}
      <line {...line} stroke={severity === 'severe' || severity === 'own' ? '#ffffff' : '#1d252c'} strokeWidth={lineWidth + 2} />
      <line
        {...line}
        stroke={zoneColours[severity]}
        strokeWidth={lineWidth}
        {...(dashes
          ? { strokeDasharray: dashes.map((part) => part * lineWidth).join(' '), strokeLinecap: (dashes[0] ?? 1) < 1 ? 'round' : 'butt' }
          : {})}
      />
    </svg>
  );
};
