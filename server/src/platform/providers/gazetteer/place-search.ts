import { setTimeout as pause } from 'node:timers/promises';
import type { GazetteerPlace } from '@hazardguard/contract';
import type { Settings } from '../../env/env.ts';
import { foldText, loadBundledGazetteer } from './gazetteer.ts';
import { askNominatim } from './nominatim.ts';

export interface FoundPlaces {
  readonly places: readonly GazetteerPlace[];
  /** The source, for people. */
  readonly source: string;
  readonly attribution: string;
}

export type PlaceSearch = (text: string) => Promise<FoundPlaces>;

interface Options {
  readonly settings: Settings['places'];
  /** The User-Agent that the policies of other servers require. */
  readonly userAgent: string;
  readonly timeoutMs?: number;
  /** Between two requests of the whole server; the public Nominatim's policy requires one second. */
  readonly pauseMs?: number;
}

const limit = 10;
const maxCached = 500;
const keptMs = 24 * 60 * 60_000;
/** Longest wait: after that the bundled gazetteer answers. */
const longestLineMs = 2_000;

const bundled = { source: 'GeoNames (bundled)', attribution: 'GeoNames, CC BY 4.0' };
const online = { source: 'Nominatim', attribution: '© OpenStreetMap contributors, ODbL' };

/** Place search: the configured online provider, and the bundled gazetteer when that one is not available. */
export const openPlaceSearch = ({ settings, userAgent, timeoutMs = 4_000, pauseMs = 1_000 }: Options): PlaceSearch => {
  const answers = new Map<string, { readonly at: number; readonly places: readonly GazetteerPlace[] }>();
  let freeAt = 0;

  const searchBundled = async (text: string): Promise<readonly GazetteerPlace[]> => (await loadBundledGazetteer()).search(text, limit);
  const searchOnline = async (text: string): Promise<readonly GazetteerPlace[] | null> => {
    const key = foldText(text);
    const found = answers.get(key);
    if (found && Date.now() - found.at < keptMs) return found.places;
    const waitMs = Math.max(0, freeAt - Date.now());
    if (waitMs > longestLineMs) return null;
    freeAt = Date.now() + waitMs + pauseMs;
    await pause(waitMs);
    try {
      const places = await askNominatim(settings.url, text, userAgent, timeoutMs);
      if (answers.size >= maxCached) answers.clear();
      answers.set(key, { at: Date.now(), places });
      return places;
    } catch {
      // The answer names its source, so the failure is visible; the search itself continues offline.
      return null;
    }
  };

  return async (text) => {
    if (settings.provider === 'bundled') return { places: await searchBundled(text), ...bundled };
    const places = await searchOnline(text);
    if (places !== null) return { places, ...online };
    return { places: await searchBundled(text), ...bundled, source: `${bundled.source}; ${online.source} did not answer` };
  };
};
