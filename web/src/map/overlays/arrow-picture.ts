/** The arrow of `arrows.ts`: its name as an image of the map. */
export const arrowPicture = 'arrow';

/** Pixels of the image per CSS pixel. */
export const arrowDensity = 2;

type Point = readonly [number, number];

/** An upward arrow, around from its tip, CSS pixels. */
const outline: readonly Point[] = [
  [0, 0],
  [11, 17],
  [3, 14],
  [3, 44],
  [-3, 44],
  [-3, 14],
  [-11, 17],
];
/** Margin around the shape for its halo, CSS pixels. */
export const arrowMargin = 4;
const size = { width: 2 * (11 + arrowMargin), height: 44 + 2 * arrowMargin };

const distanceToEdge = ([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
};

const isInside = ([px, py]: Point): boolean =>
  outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
  }, false);

/** CSS pixels from the outline, negative inside. */
const signedDistance = (point: Point): number => {
  const distance = Math.min(
    ...outline.map((corner, index) => distanceToEdge(point, corner, outline[(index + 1) % outline.length] ?? corner)),
  );
  return isInside(point) ? -distance : distance;
};

/**
 * The arrow as a signed distance field, which the map colours itself: the alpha of each pixel is its distance from the outline,
 * an eighth of the scale per image pixel, three quarters at the outline (as in TinySDF, which draws the map's letters).
 */
export const drawArrow = (): { readonly width: number; readonly height: number; readonly data: Uint8Array } => {
  const [width, height] = [size.width * arrowDensity, size.height * arrowDensity];
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at: Point = [(column + 0.5) / arrowDensity - size.width / 2, (row + 0.5) / arrowDensity - arrowMargin];
      const outside = signedDistance(at) * arrowDensity;
      data[(row * width + column) * 4 + 3] = Math.max(0, Math.min(255, Math.round(255 - 255 * (outside / 8 + 0.25))));
    }
  }
  return { width, height, data };
};
