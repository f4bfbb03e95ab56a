import { type InputOrigin, withInputCaveats } from '@hazardguard/contract';
import { useMemo } from 'react';
import type { FootprintState } from '../../compute/use-footprint.ts';

/** A preview with the caveats that the server adds to a stored run. */
export const useInputCaveats = (preview: FootprintState, { stock, weatherSource, isExample }: InputOrigin): FootprintState => {
  const { result } = preview;
  const withCaveats = useMemo(
    () => result && withInputCaveats(result, { stock, weatherSource, isExample }),
    [result, stock, weatherSource, isExample],
  );
  return { ...preview, result: withCaveats };
};
