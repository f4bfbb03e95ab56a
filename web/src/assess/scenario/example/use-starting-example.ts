import type { ChemicalName } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormerScreen } from '../../../data/former-screen.ts';
import { precomputedFootprintQuery } from '../../../data/site-queries.ts';
import { useWeather } from '../../weather/use-weather.ts';
import { type Address, hasScenario, readWanted } from '../scenario-address.ts';
import type { Site } from '../site.ts';
import type { useStock } from '../use-inventory.ts';
import { chooseExample, type Example, type ExampleFacts } from './choose-example.ts';

interface StartingExample {
  readonly isChoosing: boolean;
  readonly example: Example | undefined;
  /** The engine refuses it: the next one. */
  readonly refuse: () => void;
}

/**
 * The example that an analysis without a scenario in its address opens with; undefined while it is being chosen, and with a scenario.
 * What it was chosen from is kept: a picture does not change by itself.
 */
export const useStartingExample = (
  site: Site,
  stock: ReturnType<typeof useStock>,
  library: ReadonlyMap<string, ChemicalName> | undefined,
): StartingExample => {
  const address: Address = useSearch({ strict: false });
  const former = useFormerScreen();
  const [isWanted] = useState(() => !hasScenario(address, site.id));
  const [facts, keep] = useState<ExampleFacts>();
  const [refused, setRefused] = useState(0);
  const isOpen = isWanted && facts === undefined;
  const footprint = useQuery({ ...precomputedFootprintQuery(site.id), enabled: isOpen });
  const weather = useWeather(isOpen ? site : undefined);
  const isReady = stock.data !== undefined && library !== undefined && !footprint.isPending && !weather.isPending;
  if (isOpen && isReady && stock.data.items.length > 0)
    keep({
      items: stock.data.items,
      library,
      footprint: footprint.data,
      weather: weather.data?.current ?? null,
      now: new Date(),
      wanted: readWanted(address),
      plumeModel: former === 'R1' ? 'gaussian-plume' : 'auto',
    });
  const isEmpty = isOpen && stock.data?.items.length === 0;
  const example = useMemo(
    (): Example | undefined => (isEmpty ? { kind: 'none', why: 'no-stock' } : facts && chooseExample(facts, refused)),
    [isEmpty, facts, refused],
  );
  return { isChoosing: isOpen && !isEmpty && !stock.isError, example, refuse: () => setRefused(refused + 1) };
};
