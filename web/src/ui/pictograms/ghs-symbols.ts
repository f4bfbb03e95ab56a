/**
 * The nine hazard pictograms of the Globally Harmonized System of Classification and Labelling of Chemicals (UN GHS, annex 1): a black
 * symbol on white in a red square on its point. Our own drawings of the prescribed symbols, on 100 by 100. `fill` is solid black, `line`
 * a black stroke of 4, `gap` is cut out in white.
 */
interface GhsSymbol {
  readonly fill: string;
  readonly line?: string;
  readonly gap?: string;
}

const flame = 'M51 24 C56 34 66 40 66 53 C66 63 59 68 50 68 C41 68 34 62 34 53 C34 45 39 41 41 35 C43 40 45 42 48 43 C46 37 47 30 51 24 Z';

export const ghsSymbols = {
  GHS01: {
    fill: 'M46 46 a13 13 0 1 1 0 26 a13 13 0 1 1 0 -26 Z M52 42 L60 34 L64 38 L57 46 Z',
    line: 'M64 34 L70 26 M67 38 L77 37 M60 31 L59 22 M32 50 L22 45 M33 68 L25 74 M57 70 L66 76 M60 58 L72 58 M40 43 L36 33',
  },
  GHS02: {
    fill: `${flame} M34 71 H66 V75 H34 Z`,
    gap: 'M50 66 C45 66 43 62 44 58 C45 55 49 53 50 47 C54 53 57 57 56 61 C55 64 53 66 50 66 Z',
  },
  GHS03: {
    fill: 'M50 20 C53 27 61 31 61 39 C61 42 60 44 58 46 C55 44 53 43 50 43 C47 43 44 44 42 46 C40 44 39 42 39 39 C39 34 42 32 44 28 C45 31 46 32 48 33 C47 29 48 24 50 20 Z M34 75 H66 V79 H34 Z',
    line: 'M50 48 a11.5 11.5 0 1 1 0 23 a11.5 11.5 0 1 1 0 -23 Z',
  },
  GHS04: {
    fill: 'M28 66 a7.5 7.5 0 0 1 0 -11 L52 35 a7 7 0 0 1 9 1 L63 38 L70 32 L69 30 L72 27 L78 34 L75 37 L73 36 L66 42 L67 44 a7 7 0 0 1 0 9 L39 72 a8 8 0 0 1 -11 -6 Z',
  },
  GHS05: {
    fill: 'M24 40 L44 31 L47 37 L27 46 Z M53 31 L73 40 L70 46 L50 37 Z M22 64 H34 L37 68 L42 64 H47 V71 H22 Z M53 66 C58 60 64 60 70 63 L78 64 V71 H53 Z M30 50 h4 v4 h-4 Z M35 56 h4 v4 h-4 Z M63 50 h4 v4 h-4 Z M60 55 h4 v4 h-4 Z',
  },
  GHS06: {
    fill: 'M50 22 C60 22 66 29 66 38 C66 44 63 47 61 49 V56 H39 V49 C37 47 34 44 34 38 C34 29 40 22 50 22 Z',
    line: 'M31 60 L69 77 M69 60 L31 77',
    gap: 'M43 36 a4 4 0 1 1 0 8 a4 4 0 1 1 0 -8 Z M57 36 a4 4 0 1 1 0 8 a4 4 0 1 1 0 -8 Z M50 45 L53 50 H47 Z M44 52 h2 v4 h-2 Z M49 52 h2 v4 h-2 Z M54 52 h2 v4 h-2 Z',
  },
  GHS07: { fill: 'M44 24 H56 L53.5 58 H46.5 Z M50 64 a6 6 0 1 1 0 12 a6 6 0 1 1 0 -12 Z' },
  GHS08: {
    fill: 'M50 20 a9 9 0 1 1 0 18 a9 9 0 1 1 0 -18 Z M31 74 V56 C31 46 38 41 45 40 L50 46 L55 40 C62 41 69 46 69 56 V74 Z',
    gap: 'M50 46 L53 54 L61 51 L57 58 L65 62 L57 64 L59 72 L52 67 L49 74 L47 67 L39 70 L43 63 L36 59 L44 57 L42 50 L48 54 Z',
  },
  GHS09: {
    fill: 'M50 66 C56 58 68 58 73 65 L79 60 V72 L73 68 C68 74 56 74 50 66 Z M22 74 C32 70 42 70 50 76 H22 Z',
    line: 'M36 72 V30 M36 48 L26 38 M36 42 L46 32 M36 56 L45 47 M36 34 L31 28',
    gap: 'M56 63 a1.6 1.6 0 1 1 0 3.2 a1.6 1.6 0 1 1 0 -3.2 Z',
  },
} as const satisfies Readonly<Record<string, GhsSymbol>>;

export const isGhsCode = (code: string): code is keyof typeof ghsSymbols => Object.hasOwn(ghsSymbols, code);
