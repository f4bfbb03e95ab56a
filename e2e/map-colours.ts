import type { Locator } from '@playwright/test';

type Colour = readonly [red: number, green: number, blue: number];

/** Share of the visible area that has about this colour, 0 to 1: what a person sees of a map without text. */
export const colourShare = async (part: Locator, colour: Colour): Promise<number> => {
  const picture = await part.screenshot();
  return part.page().evaluate(
    async ({ base64, wanted }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('This browser gives no canvas to read from');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, band) => Math.abs((data[at + band] ?? 0) - value) <= 12)) found += 1;
      return found / (data.length / 4);
    },
    { base64: picture.toString('base64'), wanted: [...colour] },
  );
};
