import type { FeatureStyle } from './opened-file.ts';
import { childNamed, childText, type XmlElement } from './read-xml.ts';

interface Colour {
  readonly colour: string;
  readonly opacity: number;
}

/** KML writes colours the other way round, with the opacity first: aabbggrr. */
export const kmlColour = (text: string): Colour | undefined => {
  const found = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (!found) return undefined;
  const [, alpha = 'ff', blue = '', green = '', red = ''] = found;
  return { colour: `#${red}${green}${blue}`.toLowerCase(), opacity: Math.round((Number.parseInt(alpha, 16) / 255) * 100) / 100 };
};

const widest = 40;

const lineStyle = (element: XmlElement | undefined): FeatureStyle => {
  const colour = kmlColour(childText(element, 'color'));
  const written = childText(element, 'width');
  const width = written === '' ? Number.NaN : Number(written);
  return {
    ...(colour ? { stroke: colour.colour, 'stroke-opacity': colour.opacity } : {}),
    ...(width >= 0 ? { 'stroke-width': Math.min(width, widest) } : {}),
  };
};

const areaStyle = (element: XmlElement | undefined): FeatureStyle => {
  const colour = kmlColour(childText(element, 'color'));
  return {
    ...(colour ? { fill: colour.colour, 'fill-opacity': colour.opacity } : {}),
    ...(childText(element, 'fill') === '0' ? { 'fill-opacity': 0 } : {}),
    ...(childText(element, 'outline') === '0' ? { 'stroke-opacity': 0 } : {}),
  };
};

/** The icon's tint becomes the colour of our dot; plain white means no tint at all. */
const iconStyle = (element: XmlElement | undefined): FeatureStyle => {
  const colour = kmlColour(childText(element, 'color'));
  return colour && colour.colour !== '#ffffff' ? { 'marker-color': colour.colour } : {};
};

const readStyle = (style: XmlElement): FeatureStyle => ({
  ...lineStyle(childNamed(style, 'LineStyle')),
  ...areaStyle(childNamed(style, 'PolyStyle')),
  ...iconStyle(childNamed(style, 'IconStyle')),
});

/** Styles may refer to each other; a ring of references ends here. */
const longestChain = 8;

/** Every style of the document that has a name, and how to follow references to them. */
export const kmlStyles = (elements: readonly XmlElement[]) => {
  const shared = new Map<string, XmlElement>();
  const gather = (all: readonly XmlElement[]): void => {
    for (const element of all) {
      const id = element.attributes.get('id');
      if (/^(Style|StyleMap|CascadingStyle)$/.test(element.name) && id !== undefined) shared.set(id, element);
      else if (element.name === 'Placemark') gather(element.children);
    }
  };
  gather(elements);

  const resolve = (element: XmlElement | undefined, steps: number): FeatureStyle => {
    if (element === undefined || steps > longestChain) return {};
    if (element.name === 'Style') return readStyle(element);
    if (element.name === 'CascadingStyle') return resolve(childNamed(element, 'Style'), steps + 1);
    const normal = element.children.find((pair) => pair.name === 'Pair' && childText(pair, 'key') === 'normal');
    return { ...follow(childText(normal, 'styleUrl'), steps + 1), ...resolve(childNamed(normal, 'Style'), steps + 1) };
  };
  /** Only styles of the file itself: another file's (`http://…#id`) is not fetched. */
  const follow = (url: string, steps: number): FeatureStyle => (url.startsWith('#') ? resolve(shared.get(url.slice(1)), steps) : {});

  return (feature: XmlElement): FeatureStyle => {
    const own = feature.children.find(({ name }) => name === 'Style' || name === 'StyleMap');
    return { ...follow(childText(feature, 'styleUrl'), 0), ...resolve(own, 0) };
  };
};
