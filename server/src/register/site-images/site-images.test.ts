import { industryRoutes, siteImageLimits, siteImageRoutes } from '@hazardguard/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { fileStores, useFileStore } from '../../testing/file-store.ts';
import { buildPixelBomb } from '../../testing/pixel-bomb.ts';

describe.each(fileStores)('pictures of a site, kept in %s', (storage) => {
  const { settings, store } = useFileStore(storage);
  const application = useApplication({ settings });
  let plant: Visitor;
  let industryId: number;

  beforeAll(async () => {
    plant = await application().as('plant');
    const { body } = await plant.call(industryRoutes.create, {
      body: { industryName: 'Seen From Above', district: 'Bharuch', safetyTeamContact: 'control room', latitude: 21.6, longitude: 73 },
    });
    industryId = body.id;
  });

  const send = (body: Buffer, type: string, caption = 'Tank farm from the south') => ({
    params: { id: industryId },
    query: { caption, takenOn: '2026-11-20' },
    body,
    headers: { 'content-type': type },
  });
  const stored = async (): Promise<number> => (await plant.call(siteImageRoutes.list, { params: { id: industryId } })).body.images.length;
  const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c01010' } });

  test('a picture is re-encoded: upright, at most 4096 pixels, without the data of the camera', async () => {
    const taken = await red(5_000, 1_000)
      .withExif({ IFD0: { Copyright: 'secret owner' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('secret owner')).toBe(true);
    const { body } = await plant.call(siteImageRoutes.add, send(taken, 'image/jpeg'));
    expect(body).toMatchObject({ caption: 'Tank farm from the south', takenOn: '2026-11-20', heightPx: 4096 });
    const whole = await plant.raw('GET', `/api/site-images/${body.id}`);
    expect(whole.headers['content-type']).toBe('image/jpeg');
    expect(whole.rawPayload.includes('secret owner')).toBe(false);
    const metadata = await sharp(whole.rawPayload).metadata();
    expect(store().objects.size).toBe(storage === 's3' ? 2 : 0);
    expect(metadata).toMatchObject({ format: 'jpeg', width: body.widthPx, height: 4096 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    const small = await plant.raw('GET', `/api/site-images/${body.id}?size=small`);
    expect((await sharp(small.rawPayload).metadata()).height).toBe(siteImageLimits.thumbnailSidePx);
    await plant.call(siteImageRoutes.remove, { params: { id: body.id } });
    expect((await plant.refused(siteImageRoutes.read, { params: { id: body.id } })).status).toBe(404);
  });

  test.each([
    ['image/png', () => red(40, 30).png().toBuffer()],
    ['image/webp', () => red(40, 30).webp().toBuffer()],
  ])('%s is taken', async (type, make) => {
    const { body } = await plant.call(siteImageRoutes.add, send(await make(), type));
    expect([body.widthPx, body.heightPx]).toEqual([40, 30]);
  });

  test.each([
    ['a text that says it is a picture', 'image/png', async () => Buffer.from('no picture at all'), 415],
    [
      'a drawing that says it is a PNG',
      'image/png',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
    ],
    ['a GIF that says it is a JPEG', 'image/jpeg', () => red(9, 9).gif().toBuffer(), 415],
    ['half a picture', 'image/png', async () => (await red(900, 900).png().toBuffer()).subarray(0, 120), 415],
    ['a type that is not taken', 'image/gif', () => red(9, 9).gif().toBuffer(), 415],
    ['no picture by its type', 'text/plain', async () => Buffer.from('hello'), 415],
    ['nothing', 'image/png', async () => Buffer.alloc(0), 415],
    ['a small file with 400 million pixels', 'image/png', async () => buildPixelBomb(), 413],
    ['a file of more than 10 MB', 'image/jpeg', async () => Buffer.alloc(siteImageLimits.bytes + 1), 413],
  ])('%s is refused and nothing is kept', async (_name, type, make, status) => {
    const before = await stored();
    expect((await plant.refused(siteImageRoutes.add, send(await make(), type))).status).toBe(status);
    expect(await stored()).toBe(before);
  });

  test('needs a caption and an industry, and a role that may', async () => {
    const picture = await red(9, 9).png().toBuffer();
    expect((await plant.refused(siteImageRoutes.add, send(picture, 'image/png', ' '))).status).toBe(400);
    expect((await plant.refused(siteImageRoutes.add, { ...send(picture, 'image/png'), params: { id: 999_999 } })).status).toBe(404);
    const l0 = await application().as('l0');
    expect((await l0.refused(siteImageRoutes.add, send(picture, 'image/png'))).code).toBe('forbidden');
    expect((await l0.call(siteImageRoutes.list, { params: { id: industryId } })).body.images.length).toBe(await stored());
    expect(
      (
        await application()
          .visitor()
          .refused(siteImageRoutes.list, { params: { id: industryId } })
      ).status,
    ).toBe(401);
  });
});
