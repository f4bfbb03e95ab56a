/** Distance to the lower edge of a corner button, CSS pixels. */
const leastTop = 56;
/** Height of the scale and of the closed credits on a map this narrow. */
const narrow = 640;
const narrowBottom = 40;
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

/** Room for the wind arrow, which ends at the source: it comes from where the wind blows from. */
const arrowRoom = (fromDeg: number | undefined): Sides => {
  if (fromDeg === undefined) return { top: 0, bottom: 0, left: 0, right: 0 };
  const [east, north] = [Math.sin((fromDeg * Math.PI) / 180), Math.cos((fromDeg * Math.PI) / 180)];
  const towards = (share: number): number => arrowPx * Math.max(0, share);
  return { top: towards(north), bottom: towards(-north), left: towards(-east), right: towards(east) };
};

const widen = (room: Sides, least: Sides): Sides => ({
  top: Math.max(room.top, least.top),
  bottom: Math.max(room.bottom, least.bottom),
  left: Math.max(room.left, least.left),
  right: Math.max(room.right, least.right),
});

/**
 * Room around zones that are shown as a whole: for the buttons above, for labels at the ends of zones, for the wind arrow; less on a
 * small map, but never under a button. `least`: with half of the usual room they are still well seen.
 */
export const fitRoom = ({ clientWidth, clientHeight }: MapSize, arrowFromDeg: number | undefined) => {
  const across = Math.min(1, clientWidth / 640);
  const down = Math.min(1, clientHeight / 520);
  const usual: Sides = {
    top: Math.max(leastTop, 96 * down),
    bottom: Math.max(clientWidth <= narrow ? narrowBottom : 0, 64 * down),
    left: 100 * across,
    right: 190 * across,
  };
  const half: Sides = {
    top: Math.max(leastTop, usual.top / 2),
    bottom: usual.bottom / 2,
    left: usual.left / 2,
    right: usual.right / 2,
  };
  const arrow = arrowRoom(arrowFromDeg);
  return { usual: widen(usual, arrow), least: widen(half, arrow) };
};
