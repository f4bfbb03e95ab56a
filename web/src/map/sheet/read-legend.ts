/**
 * The entries on the page that explain what a map draws: those of `explains()` with a sign of the map, each text once. An entry around others
 * and a row of a table are none.
 */
export const readLegend = (drawn: string | undefined): readonly Element[] => {
  const signs = drawn === undefined ? undefined : new Set(drawn.split(' ').map((part) => part.slice(0, part.lastIndexOf(':'))));
  const entries = [...document.querySelectorAll('[data-explains]')].filter(
    (entry) =>
      entry.querySelector('[data-explains]') === null &&
      entry.closest('table') === null &&
      (signs === undefined || signs.has(entry.getAttribute('data-explains') ?? '')),
  );
  return [...new Map(entries.map((entry) => [readText(entry), entry])).values()];
};

/** The text of an entry; parts that stand side by side are separated. */
export const readText = (part: Element): string => {
  const words: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([:,.])/g, '$1')
    .trim();
};

const painted = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity'] as const;

/** The swatch of an entry as an image for a canvas, with its line style as on paper; undefined: it has none. */
export const readSwatch = async (entry: Element): Promise<HTMLImageElement | undefined> => {
  const swatch = entry.querySelector('svg');
  if (swatch === null) return undefined;
  const copy = swatch.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const parts = [...swatch.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((part, index) => {
    const look = getComputedStyle(parts[index] ?? swatch);
    part.removeAttribute('class');
    part.setAttribute('style', painted.map((name) => `${name}:${look.getPropertyValue(name)}`).join(';'));
  });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
};
