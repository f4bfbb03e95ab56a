import { chunkTimeoutMs } from '@hazardguard/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

describe('loadChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the loaded module, and leaves no timer behind', async () => {
    await expect(loadChunk(async () => 'screen')).resolves.toBe('screen');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits 120 s and no longer', async () => {
    const outcome = vi.fn();
    loadChunk(() => new Promise<never>(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    expect(chunkTimeoutMs).toBe(120_000);
  });

  it.each([
    'Failed to fetch dynamically imported module: /assets/map-1.js',
    'error loading dynamically imported module: /assets/map-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/map-1.css',
  ])('recognises "%s" as a failed chunk', async (message) => {
    await expect(
      loadChunk(async () => {
        throw new TypeError(message);
      }),
    ).rejects.toThrow('Loading chunk failed');
  });

  it('passes on an error inside the chunk unchanged', async () => {
    const fault = new ReferenceError('plume is not defined');
    await expect(
      loadChunk(async () => {
        throw fault;
      }),
    ).rejects.toBe(fault);
  });
});
