/** Limits of what is kept at a time, on the map and in the import, and of a file on the map, so that opening it cannot crash the page. */
export const limits = {
  /** Elements or values inside each other; files of programs have twenty. */
  depth: 100,
  /** Elements of one place. */
  elements: 500_000,
  /** Characters of one tag or text, or of one feature of GeoJSON. */
  part: 16 * 1024 * 1024,
  /** Of a file on the map: size on disk, bytes. */
  fileBytes: 20 * 1024 * 1024,
  /** Of a KMZ, all entries together, bytes. */
  unpackedBytes: 60 * 1024 * 1024,
  /** Text deflates to a twentieth, at most a hundredth; a bomb to a thousandth. */
  ratio: 200,
  entries: 200,
  features: 50_000,
  /** Corners of all lines and areas together. */
  positions: 500_000,
  /** Side of a ground overlay, pixels. */
  pictureSide: 4_096,
  /** Of a name and of a description, characters. */
  name: 300,
  text: 20_000,
  /** Further values of one feature. */
  values: 60,
  files: 12,
  /** Reading one file, ms. */
  timeMs: 60_000,
} as const;
