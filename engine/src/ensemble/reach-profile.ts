/** Sectors around the source, half a degree each, counter-clockwise from downwind. */
export const sectors = 720;
export const sectorRad = (2 * Math.PI) / sectors;
export const sectorDeg = 360 / sectors;

/** Directions of the rays between sectors: ray k is the start of sector k. */
const rayCos = Float64Array.from({ length: sectors }, (_, ray) => Math.cos(ray * sectorRad));
const raySin = Float64Array.from({ length: sectors }, (_, ray) => Math.sin(ray * sectorRad));

export const wrapSector = (sector: number): number => ((sector % sectors) + sectors) % sectors;

/**
 * Raises a profile to the farthest point of an outline in each sector. The outline is x0, y0, x1, y1 … in metres from the source, closed by
 * itself; the profile has `sectors` numbers, m; 0: not reached.
 */
export const raiseProfile = (profile: Float64Array, ring: ArrayLike<number>): void => {
  const points = ring.length / 2;
  const note = (sector: number, metres: number): void => {
    if (metres > (profile[sector] ?? 0)) profile[sector] = metres;
  };
  let [ax, ay] = [ring[2 * points - 2] ?? 0, ring[2 * points - 1] ?? 0];
  let [fromRay, fromM] = [Math.atan2(ay, ax) / sectorRad, Math.hypot(ax, ay)];
  for (let i = 0; i < points; i++) {
    const [bx, by] = [ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0];
    const [toRay, toM] = [Math.atan2(by, bx) / sectorRad, Math.hypot(bx, by)];
    note(wrapSector(Math.floor(toRay)), toM);
    // Where the edge crosses the rays between sectors. A straight edge turns by less than half a circle around the source.
    const across = ax * by - ay * bx;
    let turn = toRay - fromRay;
    if (turn > sectors / 2) turn -= sectors;
    if (turn < -sectors / 2) turn += sectors;
    const first = Math.ceil(Math.min(fromRay, fromRay + turn));
    const last = across === 0 ? first - 1 : Math.floor(Math.max(fromRay, fromRay + turn));
    for (let at = first; at <= last; at++) {
      const ray = wrapSector(at);
      const metres = Math.min(across / ((rayCos[ray] ?? 0) * (by - ay) - (raySin[ray] ?? 0) * (bx - ax)), Math.max(fromM, toM));
      note(ray, metres);
      note(wrapSector(ray - 1), metres);
    }
    [ax, ay, fromRay, fromM] = [bx, by, toRay, toM];
  }
};
