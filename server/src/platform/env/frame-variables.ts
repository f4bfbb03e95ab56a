import { z } from 'zod';
import { hostNames, isUrl } from '../settings/values.ts';

/** A page of another host instead of our own screen. */
const frameUrl = z
  .string()
  .refine((text) => isUrl(text, ['https:']) && new URL(text).username === '' && new URL(text).port === '' && !/[,;\s]/.test(text), {
    error: 'an https:// address without a user or a port',
  })
  .optional();

/** Pages of other hosts that an operator shows instead of our own screens. */
export const frameVariables = {
  FRAME_HOSTS: hostNames.default([]),
  FRAME_R1: frameUrl,
  FRAME_R2: frameUrl,
  FRAME_ANUPAMARASAYAN: frameUrl,
  FRAME_FORESTCHANGES: frameUrl,
  FRAME_NO2: frameUrl,
} as const;

type Given = z.output<z.ZodObject<typeof frameVariables>>;

export const toFrameSettings = (given: Given) => ({
  /** Pages of other hosts instead of our own screens, by screen id. */
  frames: {
    gaussian: given.FRAME_R1 ?? null,
    clusters: given.FRAME_R2 ?? null,
    site: given.FRAME_ANUPAMARASAYAN ?? null,
    forestChanges: given.FRAME_FORESTCHANGES ?? null,
    no2: given.FRAME_NO2 ?? null,
  },
});

/** A frame may show only hosts that an operator has listed, and never this server: a page with its own origin could remove its sandbox. */
export const findFrameConflict = (given: Readonly<Record<string, string>>): string | null => {
  const allowed = given.FRAME_HOSTS === undefined ? [] : hostNames.parse(given.FRAME_HOSTS);
  const own = given.PUBLIC_URL === undefined ? undefined : new URL(given.PUBLIC_URL).hostname;
  for (const [name, url] of Object.entries(given)) {
    if (!name.startsWith('FRAME_') || name === 'FRAME_HOSTS') continue;
    const { hostname } = new URL(url);
    if (hostname === own) return `${name}: ${hostname} is this server itself (PUBLIC_URL). Name the page of another host.`;
    if (!allowed.includes(hostname))
      return `${name}: ${hostname} is not in FRAME_HOSTS. Add it there if its pages may be shown here, or leave ${name} out.`;
  }
  return null;
};
