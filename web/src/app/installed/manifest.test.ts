import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreenPath } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../../public');

const sizes = z.string().regex(/^(any|\d+x\d+)$/);
const icon = z.object({
  src: z.string().startsWith('/'),
  type: z.string(),
  sizes,
  purpose: z.enum(['any', 'maskable', 'monochrome']).optional(),
});
/** W3C Web Application Manifest, as far as browsers ask for it before they install. */
const manifestSchema = z.object({
  id: z.string().startsWith('/'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  start_url: z.string().startsWith('/'),
  scope: z.literal('/'),
  display: z.enum(['standalone', 'fullscreen', 'minimal-ui']),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z.array(icon),
  shortcuts: z.array(z.object({ name: z.string().min(1), url: z.string().startsWith('/'), icons: z.array(icon) })),
  screenshots: z.array(
    z.object({ src: z.string().startsWith('/'), type: z.string(), sizes, form_factor: z.enum(['wide', 'narrow']), label: z.string() }),
  ),
});

/** Width and height of a PNG (its IHDR chunk) or a JPEG (its frame header). */
const readSize = (bytes: Buffer): string => {
  if (bytes.readUInt32BE(0) === 0x89504e47) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return '';
};

/** What would keep a browser from installing the application. */
const listFaults = (manifest: unknown, read: (path: string) => Buffer): readonly string[] => {
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { icons, shortcuts, screenshots, start_url: start } = parsed.data;
  const faults: string[] = [];
  const wanted = [
    ['any', '192x192'],
    ['any', '512x512'],
    ['maskable', '512x512'],
  ] as const;
  for (const [purpose, size] of wanted)
    if (!icons.some((one) => one.purpose === purpose && one.sizes === size)) faults.push(`no icon ${purpose} ${size}`);
  for (const { src, sizes: size } of [...icons, ...shortcuts.flatMap((one) => one.icons), ...screenshots]) {
    try {
      const bytes = read(src);
      if (size !== 'any' && readSize(bytes) !== size) faults.push(`${src} is ${readSize(bytes)}, not ${size}`);
    } catch {
      faults.push(`${src} is missing`);
    }
  }
  for (const url of [start, ...shortcuts.map((one) => one.url)])
    if (!isScreenPath(url.split('?')[0] ?? '')) faults.push(`${url} is not a screen`);
  for (const form of ['wide', 'narrow'] as const)
    if (!screenshots.some((one) => one.form_factor === form)) faults.push(`no ${form} screenshot`);
  return faults;
};

const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
const read = (path: string): Buffer => readFileSync(join(folder, path));

test('the manifest can be installed: names, icons, shortcuts and screenshots', () => {
  expect(listFaults(manifest, read)).toEqual([]);
  const page = readFileSync(join(folder, '../index.html'), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test('a manifest with a fault is found', () => {
  expect(listFaults({ ...manifest, display: 'browser' }, read)).toHaveLength(1);
  expect(listFaults({ ...manifest, icons: manifest.icons.slice(0, 3) }, read)).toEqual(['no icon maskable 512x512']);
  const resized = manifest.icons.map((one: { sizes: string }) => (one.sizes === '192x192' ? { ...one, src: '/icons/icon-512.png' } : one));
  expect(listFaults({ ...manifest, icons: resized }, read)).toEqual(['/icons/icon-512.png is 512x512, not 192x192']);
  expect(listFaults({ ...manifest, start_url: '/Nowhere' }, read)).toEqual(['/Nowhere is not a screen']);
});
