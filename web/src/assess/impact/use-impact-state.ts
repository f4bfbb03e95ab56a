import { useMemo } from 'react';
import { useFootprint } from '../../compute/use-footprint.ts';
import { asText, useAddress } from '../../data/address.ts';
import { useStableQuery } from '../../data/use-stable-query.ts';
import { useBaseLayer } from '../../map/base-layer.ts';
import { useFrozen } from '../../ui/use-frozen.ts';
import { useInputCaveats } from '../result/use-input-caveats.ts';
import { useScenario } from '../scenario/inputs/use-scenario.ts';
import { findObstacle } from '../scenario/obstacle.ts';
import { buildDraft } from '../scenario/scenario-document.ts';
import type { Site } from '../scenario/site.ts';
import { useLibrary, useStock } from '../scenario/use-inventory.ts';
import { useReceptors } from '../scenario/use-receptors.ts';
import { describeWeatherOrigin } from '../scenario/weather-origin.ts';
import { useUncertainty } from '../uncertainty/use-uncertainty.ts';
import { useForecast } from '../weather/use-forecast.ts';
import { useStationHistory } from '../weather/use-station-history.ts';
import { findEscapeRoutes } from './escape-routes.ts';
import { areas, asPosition, defaultAreas, defaultLayers, type layers, ownLayers, positionText, useChosen } from './impact-address.ts';
import { resourcesAround } from './response-resources.ts';
import { useWaysOut } from './use-ways-out.ts';

const nowhere: readonly never[] = [];

/** All state of the screen, from the address and the worker; map, lists and files use only this. */
export const useImpactState = (site: Site) => {
  const scenario = useScenario(site, undefined);
  const stock = useStableQuery(useStock(site.id));
  const library = useLibrary();
  const receptors = useReceptors(site);
  const [chosenAreas, chooseAreas] = useChosen('areas', areas, defaultAreas);
  const [chosenLayers, chooseOwnLayers] = useChosen('show', ownLayers, defaultLayers);
  const baseLayer = useBaseLayer('satellite');
  const showsSatellite = baseLayer.chosen?.id === 'satellite';
  const [fromText, setFromText] = useAddress('from', asText);
  const from = useMemo(() => (fromText === undefined ? undefined : asPosition(fromText)), [fromText]);

  const { form, stored } = scenario;
  const places = receptors.data?.receptors ?? nowhere;
  const item = stock.data?.items.find((candidate) => candidate.id === form.item);
  const usable = item && library && findObstacle(form.hazard, item, library, form.assessAsPure) === undefined ? item : undefined;
  const hours = useForecast(form.follow ? site : undefined).data?.forecast?.hours;
  const periods = useStationHistory(form.measured ? site.id : undefined).data?.periods;
  const draft = buildDraft(form, site, usable?.casNo ?? stored?.scenario.chemical, hours, periods, item);
  const preview = useInputCaveats(useFootprint(draft.document, places), {
    stock: item,
    weatherSource: form.weatherSource,
    isExample: false,
  });
  const result = stored?.result ?? preview.result;
  const moving = stored === undefined && preview.moving;
  const stale = stored === undefined && (preview.stale || moving);
  const weatherOrigin = stored?.weatherOrigin ?? describeWeatherOrigin(form, new Date());
  const document = stored?.scenario ?? draft.document;
  const uncertainty = useUncertainty({ document, result, weatherOrigin });
  // While an input moves, only the zones are updated.
  const settled = useFrozen(result, moving);
  const resources = useMemo(() => resourcesAround(site, places, settled), [site, places, settled]);
  const out = useMemo(() => (settled && from ? findEscapeRoutes(settled, from) : undefined), [settled, from]);
  const shownLayers = useMemo<readonly (typeof layers)[number][]>(
    () => [...(showsSatellite ? (['satellite'] as const) : []), ...chosenLayers],
    [showsSatellite, chosenLayers],
  );
  const roads = useWaysOut(shownLayers.includes('response'), settled, from, out);
  return {
    site,
    scenario,
    stock,
    library,
    receptors,
    places,
    draft,
    preview,
    result,
    document,
    weatherOrigin,
    uncertainty,
    stale,
    moving,
    areas: chosenAreas,
    chooseAreas,
    layers: shownLayers,
    chooseLayers: (next: readonly string[]): void => {
      const wantsSatellite = next.includes('satellite');
      if (wantsSatellite !== showsSatellite) baseLayer.choose(wantsSatellite ? 'satellite' : undefined);
      else chooseOwnLayers(next);
    },
    hasSatellite: baseLayer.configured.some(({ id }) => id === 'satellite'),
    from,
    setFrom: (position: Parameters<typeof positionText>[0] | undefined) => setFromText(position && positionText(position)),
    resources,
    out,
    roads,
  };
};
export type ImpactState = ReturnType<typeof useImpactState>;
