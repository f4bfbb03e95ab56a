/** Distance to the lower edge of a corner button, CSS pixels. */
const leastTop = 56;
/** Labels take several lines on a map this narrow. */
const narrow = 640;
/** Height of the scale and of the closed credits. */
const leastBottom = 40;
/** From the source to the end of its wind arrow (markers.ts), and a margin. */
const arrowPx = 76 + 8;

interface Sides {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface MapSize {
  readonly clientWidth: number;
  readonly clientHeight: number;
}

/** Room for the wind arrow, which ends at the source: it comes from where the wind blows from, and ends above the scale. */
const arrowRoom = (fromDeg: number | undefined, clientHeight: number): Sides => {
  if (fromDeg === undefined) return { top: 0, bottom: 0, left: 0, right: 0 };
  const [east, north] = [Math.sin((fromDeg * Math.PI) / 180), Math.cos((fromDeg * Math.PI) / 180)];
  const towards = (share: number): number => arrowPx * Math.max(0, share);
  const bottom = north < 0 ? towards(-north) + Math.min(leastBottom, clientHeight / 10) : 0;
  return { top: towards(north), bottom, left: towards(-east), right: towards(east) };
};

const widen = (room: Sides, least: Sides): Sides => ({
  top: Math.max(room.top, least.top),
  bottom: Math.max(room.bottom, least.bottom),
  left: Math.max(room.left, least.left),
  right: Math.max(room.right, least.right),
});

/**
 * Room for the longest label at the end of the zones, which lies downwind: its lines are as wide as hazard-layers.ts lets them be.
 * Without a wind the labels are on both sides.
 */
const labelRoom = (clientWidth: number, fromDeg: number | undefined): Pick<Sides, 'left' | 'right'> => {
  const label = clientWidth <= narrow ? 122 : 224;
  const east = fromDeg === undefined ? undefined : -Math.sin((fromDeg * Math.PI) / 180);
  // A label above or below the end is centred there.
  const towards = (share: number): number => label * Math.min(1, 0.5 + Math.max(-0.5, share));
  return east === undefined ? { left: label, right: label } : { left: towards(-east), right: towards(east) };
};

/**
 * Room around zones that are shown as a whole: for the buttons above, for labels at the ends of zones, for the wind arrow; less on a
 * small map, but never under a button. `least`: with half of the usual room they are still well seen, but for labels and arrow.
 * `zonesFromDeg`: the wind of the zones, which may not be that of the arrow; null where there are no zones, and so no labels.
 */
export const fitRoom = (
  { clientWidth, clientHeight }: MapSize,
  arrowFromDeg: number | undefined,
  zonesFromDeg: number | undefined | null,
) => {
  const across = 60 * Math.min(1, clientWidth / narrow);
  const down = Math.min(1, clientHeight / 520);
  const usual: Sides = {
    top: Math.max(leastTop, 96 * down),
    bottom: Math.max(leastBottom, 64 * down),
    left: across,
    right: across,
  };
  const half: Sides = { top: Math.max(leastTop, usual.top / 2), bottom: usual.bottom / 2, left: across / 2, right: across / 2 };
  const arrow = arrowRoom(arrowFromDeg, clientHeight);
  const needed = zonesFromDeg === null ? arrow : widen(arrow, { top: 0, bottom: 0, ...labelRoom(clientWidth, zonesFromDeg) });
  return { usual: widen(usual, needed), least: widen(half, needed) };
};
