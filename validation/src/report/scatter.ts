import type { ScoredPair } from '../trials/score.ts';

const size = 320;
const margin = { left: 46, bottom: 40, top: 12, right: 12 };

/** Powers of ten that enclose all values of the pairs. */
export const decades = (pairs: readonly ScoredPair[]): readonly [low: number, high: number] => {
  const values = pairs.flatMap(({ observed, predicted }) => [observed, predicted]);
  return [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
};

const power = (exponent: number): string =>
  exponent >= -2 && exponent <= 3 ? String(Number((10 ** exponent).toPrecision(1))) : `1e${exponent}`;

/**
 * Predicted against observed on logarithmic axes, as an SVG text: the line of agreement and the two of a factor of two. Drawn in
 * the colour of the text around it, so that it reads in every theme.
 */
export const scatterSvg = (title: string, unit: string, pairs: readonly ScoredPair[]): string => {
  const [low, high] = decades(pairs);
  const across = size - margin.left - margin.right;
  const down = size - margin.top - margin.bottom;
  const x = (value: number): number => margin.left + (across * (Math.log10(value) - low)) / (high - low);
  const y = (value: number): number => margin.top + down - (down * (Math.log10(value) - low)) / (high - low);
  const at = (value: number): string => value.toFixed(1);
  const [from, to] = [10 ** low, 10 ** high];
  const line = (factor: number, dash: string): string => {
    const [start, end] = [Math.max(from, from / factor), Math.min(to, to / factor)];
    return `<line x1="${at(x(start))}" y1="${at(y(start * factor))}" x2="${at(x(end))}" y2="${at(y(end * factor))}" stroke="#7f8a93" stroke-dasharray="${dash}"/>`;
  };
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i).map((exponent) => {
    const value = 10 ** exponent;
    return `<path d="M${at(x(value))} ${at(margin.top)}v${at(down)}M${at(margin.left)} ${at(y(value))}h${at(across)}" stroke="#7f8a93" stroke-opacity=".25"/><text x="${at(x(value))}" y="${at(size - margin.bottom + 14)}" text-anchor="middle">${power(exponent)}</text><text x="${at(margin.left - 6)}" y="${at(y(value) + 4)}" text-anchor="end">${power(exponent)}</text>`;
  });
  const dots = pairs.map(({ observed, predicted }) => `<circle cx="${at(x(observed))}" cy="${at(y(predicted))}" r="2.4"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" role="img" font-family="sans-serif" font-size="11" fill="#5b6770"><title>${title}</title>${ticks.join('')}${line(1, '')}${line(2, '4 3')}${line(0.5, '4 3')}<g fill="#0b6e83" fill-opacity=".7">${dots.join('')}</g><text x="${margin.left + across / 2}" y="${size - 6}" text-anchor="middle">measured, ${unit}</text><text x="12" y="${margin.top + down / 2}" text-anchor="middle" transform="rotate(-90 12 ${margin.top + down / 2})">predicted, ${unit}</text></svg>\n`;
};
