import { type ZoneLook, zoneColours, zoneDashes } from '../../ui/hazard-colours.ts';
import classes from './ring-swatch.module.css';

const lineWidth = 3;
/** A zone lies inside the milder ones: their colours shine through. */
const severities = ['mild', 'middle', 'severe'] as const;

/** A sample of the zone as on the map: filled with a clean outline; on paper and in high contrast with its line style. */
export const RingSwatch = ({ severity }: { readonly severity: ZoneLook }) => {
  const dashes = zoneDashes[severity];
  const colour = zoneColours[severity];
  const line = { x1: 3, x2: 41, y1: 9, y2: 9 };
  const edge = severity === 'severe' || severity === 'own' ? '#ffffff' : '#1d252c';
  return (
    <svg width={44} height={18} aria-hidden style={{ flex: 'none', printColorAdjust: 'exact' }}>
      {severity === 'own' ? null : (
        <>
          {severities.slice(0, severities.indexOf(severity) + 1).map((one) => (
            <rect key={one} x={2} y={2} width={40} height={14} fill={zoneColours[one]} opacity={0.5} />
          ))}
          <rect
            className={classes.outline}
            x={2}
            y={2}
            width={40}
            height={14}
            stroke={`color-mix(in srgb, ${colour} 40%, var(--hg-text))`}
          />
        </>
      )}
      <g className={severity === 'own' ? undefined : classes.pattern}>
        <line {...line} stroke={edge} strokeWidth={lineWidth + 2} />
        <line
          {...line}
          stroke={colour}
          strokeWidth={lineWidth}
          {...(dashes
            ? { strokeDasharray: dashes.map((part) => part * lineWidth).join(' '), strokeLinecap: (dashes[0] ?? 1) < 1 ? 'round' : 'butt' }
            : {})}
        />
      </g>
    </svg>
  );
};
