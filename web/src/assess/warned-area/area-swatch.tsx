import { type AreaLook, type AreaSign, areaLooks } from '../../ui/area-look.ts';
import { hazardColours } from '../../ui/hazard-colours.ts';
import { RingSwatch } from '../result/ring-swatch.tsx';

/** A sample of an area as on the map: its fill and its line. */
export const AreaSwatch = ({ sign }: { readonly sign: AreaSign }) => {
  const look: AreaLook = areaLooks[sign];
  if (look.isZone && look.tone !== 'neutral') return <RingSwatch severity={look.tone} />;
  const colour = look.tone === 'neutral' ? 'var(--hg-text)' : hazardColours[look.tone];
  const line = { x: 4, y: 4, width: 36, height: 10, fill: 'none' };
  return (
    <svg width={44} height={18} viewBox="0 0 44 18" aria-hidden style={{ flex: 'none', printColorAdjust: 'exact' }}>
      {look.tone === 'neutral' ? null : (
        <rect {...line} stroke={look.tone === 'severe' ? '#ffffff' : '#1d252c'} strokeWidth={look.width + 2} />
      )}
      <rect {...line} fill={colour} fillOpacity={look.fill} />
      <rect
        {...line}
        stroke={colour}
        strokeWidth={look.width}
        {...(look.dash === null
          ? {}
          : {
              strokeDasharray: look.dash.map((part) => part * look.width).join(' '),
              strokeLinecap: look.dash[0] < 1 ? 'round' : 'butt',
            })}
      />
    </svg>
  );
};
