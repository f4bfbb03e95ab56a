/** Wraps text into lines no wider than `width`; a longer word gets its own line. */
export const wrapText = (text: string, width: number, measure: (text: string) => number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

/** The longest round length (1, 2 or 5 times a power of ten, m) that spans at most `maxPixels`. */
export const scaleLengthM = (metresPerPixel: number, maxPixels: number): number => {
  const maxM = metresPerPixel * maxPixels;
  const decade = 10 ** Math.floor(Math.log10(maxM));
  return decade * ([5, 2].find((step) => step * decade <= maxM) ?? 1);
};
