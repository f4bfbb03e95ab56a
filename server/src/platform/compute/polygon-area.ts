type Ring = readonly (readonly [longitude: number, latitude: number])[];

const radiansPerDegree = Math.PI / 180;
/** Mean radius, m (IUGG 1980). */
const earthRadiusM = 6_371_008.8;

/** Area of a ring on the sphere, m² (line integral of sin φ dλ; Chamberlain and Duquette, JPL 07-3). */
const computeRingAreaM2 = (ring: Ring): number => {
  let sum = 0;
  for (const [index, [longitude, latitude]] of ring.entries()) {
    const [before, beforeLatitude] = ring.at(index - 1) ?? [longitude, latitude];
    sum +=
      (longitude - before) * radiansPerDegree * (2 + Math.sin(latitude * radiansPerDegree) + Math.sin(beforeLatitude * radiansPerDegree));
  }
  return Math.abs((sum * earthRadiusM * earthRadiusM) / 2);
};

/** Area of a polygon without its holes, m². */
export const computeAreaM2 = ([outer = [], ...holes]: readonly Ring[]): number =>
  Math.max(0, computeRingAreaM2(outer) - holes.reduce((sum, hole) => sum + computeRingAreaM2(hole), 0));
