import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

interface Face {
  /** File of the package, without its ending. */
  readonly file: string;
  /** The file in an installed package. */
  readonly source: string;
  /** Fonts of phones and computers that have these letters: preferred, because they cost no download. */
  readonly local: readonly string[];
  readonly range: string;
}

/** The font of each script in which a page, or the list of its languages, is written. Noto Sans, SIL Open Font License 1.1. */
const faces: readonly Face[] = [
  {
    file: 'latin',
    source: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    local: ['Noto Sans', 'Roboto', 'Segoe UI', 'Helvetica Neue'],
    range: 'U+0000-00FF,U+2000-206F,U+20B9,U+2190-2193,U+2212',
  },
  {
    file: 'devanagari',
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    local: ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari'],
    range: 'U+0900-097F,U+1CD0-1CF9,U+A8E0-A8FF',
  },
  {
    file: 'gujarati',
    source: '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2',
    local: ['Noto Sans Gujarati', 'Nirmala UI', 'Gujarati Sangam MN'],
    range: 'U+0A80-0AFF',
  },
  {
    file: 'tamil',
    source: '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2',
    local: ['Noto Sans Tamil', 'Nirmala UI', 'Tamil Sangam MN'],
    range: 'U+0B82-0BFA',
  },
  {
    file: 'telugu',
    source: '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2',
    local: ['Noto Sans Telugu', 'Nirmala UI', 'Kohinoor Telugu'],
    range: 'U+0C00-0C7F',
  },
  {
    file: 'bengali',
    source: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    local: ['Noto Sans Bengali', 'Nirmala UI', 'Kohinoor Bangla'],
    range: 'U+0980-09FE',
  },
  {
    file: 'arabic',
    source: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    local: ['Noto Nastaliq Urdu', 'Noto Naskh Arabic', 'Noto Sans Arabic', 'Urdu Typesetting'],
    range: 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC',
  },
];

/** The address names the version of the fonts, so that a copy never has to be asked for again. */
const { version } = require('@fontsource-variable/noto-sans/package.json') as { readonly version: string };
const toAddress = ({ file }: Face): string => `/fonts/noto-sans-${file}-${version}.woff2`;

/** Name of the family in the style of the pages. */
export const pageFont = 'Page';

/** A browser fetches a file only for letters that the page has and the device has not; the text is readable meanwhile. */
export const fontFaces = faces
  .map(
    (face) =>
      `@font-face { font-family: ${pageFont}; font-weight: 100 900; font-display: swap; src: ${face.local.map((name) => `local("${name}")`).join(',')},url(${toAddress(face)}); unicode-range: ${face.range} }`,
  )
  .join('\n');

export const serveFonts = (app: FastifyInstance): void => {
  for (const face of faces) {
    const path = require.resolve(face.source);
    app.route({
      method: 'GET',
      url: toAddress(face),
      config: { permission: 'public', rateLimit: { allowList: [] } },
      handler: async (_request, reply) => {
        const bytes = await readFile(path);
        return reply.header('cache-control', 'public, max-age=31536000, immutable').type('font/woff2').send(bytes);
      },
    });
  }
};
