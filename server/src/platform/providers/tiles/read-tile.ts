import type { MapLayerId } from '@hazardguard/contract';
import type { Settings } from '../../env/env.ts';
import { readBounded } from '../../streams/read-bounded.ts';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface Tile {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
}

/** Why there is no tile: `refused`: the service rejects the key; `missing`: it has no picture for this tile. */
export type TileFailure = 'not-configured' | 'refused' | 'missing' | 'busy' | 'timeout' | 'too-large' | 'no-picture' | 'unreachable';

export class TileError extends Error {
  readonly failure: TileFailure;
  constructor(failure: TileFailure, message: string) {
    super(message);
    this.name = 'TileError';
    this.failure = failure;
  }
}

/** A tile of 512 pixels of aerial photography has some 300 kB. */
const mostBytes = 1024 * 1024;
/** For all users together: a map requests some 30 tiles at a time. */
const mostAtOnce = 64;

/** By the first bytes: the service's content type may be wrong, and only pictures are passed on. */
const detectType = (bytes: Buffer): Tile['type'] | undefined => {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  const webp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return webp ? 'image/webp' : undefined;
};

const tooLarge = (): Error => new TileError('too-large', `The map service sent more than ${mostBytes / 1024} kB for one tile.`);

const refuseStatus = (status: number): void => {
  if (status === 401 || status === 403) throw new TileError('refused', `The map service refused its key (status ${status}).`);
  if (status === 204 || status === 404 || status === 410) throw new TileError('missing', 'The map service has no picture for this tile.');
  if (status < 200 || status > 299) throw new TileError('unreachable', `The map service answered with status ${status}.`);
};

interface Options {
  readonly settings: Settings['map'];
  /** Our User-Agent. */
  readonly userAgent: string;
  /** Keys are often restricted to certain pages: this is sent as the referrer. */
  readonly publicUrl: string | null;
  readonly timeoutMs?: number;
}

/**
 * Tiles from the operator's own map services, with the key added here. Only numbers are filled into the address, so only the
 * configured host can be called; a redirect elsewhere is an error. Errors never repeat the address: it contains the key.
 */
export const openTiles = ({ settings, userAgent, publicUrl, timeoutMs = 8_000 }: Options) => {
  let underWay = 0;

  const fetchTile = async (url: string): Promise<Tile> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        signal: deadline,
        redirect: 'error',
        headers: {
          accept: 'image/*',
          'user-agent': userAgent,
          ...(publicUrl === null ? {} : { referer: `${new URL(publicUrl).origin}/` }),
        },
      });
      refuseStatus(response.status);
      const bytes = await readBounded(response.body, mostBytes, tooLarge);
      const type = detectType(bytes);
      if (type === undefined) throw new TileError('no-picture', 'The map service answered with something that is not a picture.');
      return { type, bytes };
    } catch (error) {
      if (error instanceof TileError) throw error;
      if (deadline.aborted) throw new TileError('timeout', `The map service did not answer within ${timeoutMs / 1000} s.`);
      throw new TileError('unreachable', 'Cannot reach the map service.');
    }
  };

  return async (layer: MapLayerId, { z, x, y }: TileAddress): Promise<Tile> => {
    const service = settings[layer];
    if (service === null || service.key === null) throw new TileError('not-configured', `The layer ${layer} has no key on this server.`);
    if (underWay >= mostAtOnce) throw new TileError('busy', `The map service is being asked for ${mostAtOnce} squares already.`);
    const { key } = service;
    const values: Readonly<Record<string, string>> = { z: String(z), x: String(x), y: String(y), key: encodeURIComponent(key) };
    underWay += 1;
    try {
      return await fetchTile(service.tiles.replace(/\{(z|x|y|key)\}/g, (_match, name: string) => values[name] ?? ''));
    } finally {
      underWay -= 1;
    }
  };
};
