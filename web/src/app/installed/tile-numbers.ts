export interface TileNumber {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const earthM = 40_075_016.686;

/** Column and row of a position at a zoom, with fractions (Web Mercator, OSM's "slippy map" numbers). */
const toNumbers = ({ latitude, longitude }: Place, z: number): readonly [x: number, y: number] => {
  const side = 2 ** z;
  const rad = (latitude * Math.PI) / 180;
  return [((longitude + 180) / 360) * side, ((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * side];
};

/** Tiles that a square around a place touches. @param halfM half its side, m */
export const listTiles = (place: Place, z: number, halfM: number): readonly TileNumber[] => {
  const side = 2 ** z;
  const [x, y] = toNumbers(place, z);
  const reach = (halfM / (earthM * Math.cos((place.latitude * Math.PI) / 180))) * side;
  const clamp = (value: number): number => Math.min(side - 1, Math.max(0, Math.floor(value)));
  const tiles: TileNumber[] = [];
  for (let column = clamp(x - reach); column <= clamp(x + reach); column += 1)
    for (let row = clamp(y - reach); row <= clamp(y + reach); row += 1) tiles.push({ z, x: column, y: row });
  return tiles;
};
