import type { ExpressionSpecification } from 'maplibre-gl';

/** OpenMapTiles also writes `name_en` and `name:latin`. */
const english: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name_en'], ['get', 'name:latin'], ['get', 'name']];

/** A name in the person's language, else in English, else as it is written there. MapLibre draws a cluster of letters as one glyph. */
export const nameIn = (language: string): ExpressionSpecification =>
  language === 'en' ? english : ['coalesce', ['get', `name:${language}`], ['get', `name_${language}`], english];

/** Two lines where both are known: in the person's language, and below it smaller in English, as on the signs of roads. */
export const namesIn = (language: string): ExpressionSpecification => {
  if (language === 'en') return english;
  const own: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', `name_${language}`], ''];
  return [
    'case',
    ['any', ['==', own, ''], ['==', own, english]],
    nameIn(language),
    ['format', own, {}, '\n', {}, english, { 'font-scale': 0.85 }],
  ];
};
