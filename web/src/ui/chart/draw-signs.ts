import type uPlot from 'uplot';

/** CSS pixels above the lines that arrows need. */
export const arrowRoom = 26;
const arrowSize = 18;
/** Of `WindArrow`, around its middle, in a square of 20. */
const arrow = [
  [0, -9],
  [5, -1],
  [1.5, -1],
  [1.5, 9],
  [-1.5, 9],
  [-1.5, -1],
  [-5, -1],
] as const;

/** Arrows in a row above the lines, as many as have room; a ring at null, nothing at NaN. */
export const drawArrows = (plot: uPlot, towardsDeg: readonly (number | null)[], colour: string): void => {
  const { ctx: context, bbox, data } = plot;
  const scale = devicePixelRatio;
  const size = (arrowSize / 20) * scale;
  const y = bbox.top - (arrowRoom / 2) * scale;
  let free = Number.NEGATIVE_INFINITY;
  context.save();
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = scale;
  towardsDeg.forEach((degrees, index) => {
    const x = plot.valToPos(data[0][index] ?? Number.NaN, 'x', true);
    if (Number.isNaN(degrees ?? 0) || !(x >= free)) return;
    free = x + 1.2 * arrowSize * scale;
    const turn = ((degrees ?? 0) * Math.PI) / 180;
    context.beginPath();
    if (degrees === null) context.arc(x, y, 3 * size, 0, 2 * Math.PI);
    for (const [across, along] of degrees === null ? [] : arrow)
      context.lineTo(
        x + size * (across * Math.cos(turn) - along * Math.sin(turn)),
        y + size * (across * Math.sin(turn) + along * Math.cos(turn)),
      );
    if (degrees === null) context.stroke();
    else context.fill();
  });
  context.restore();
};

/** Shaded spans behind the lines; outside the scale they are cut. */
export const drawSpans = (plot: uPlot, ends: readonly (readonly [from: number, to: number])[], colour: string): void => {
  const { ctx: context, bbox } = plot;
  context.save();
  context.fillStyle = colour;
  context.globalAlpha = 0.6;
  for (const [from, to] of ends) {
    const [left, right] = [from, to].map((x) => Math.min(bbox.left + bbox.width, Math.max(bbox.left, plot.valToPos(x, 'x', true))));
    if (left !== undefined && right !== undefined) context.fillRect(left, bbox.top, right - left, bbox.height);
  }
  context.restore();
};
