import type { Chemical } from '@hazardguard/chemicals';
import { type DrillTemplate, type DrillWeather, defaultTargets, type SiteTerrain } from '@hazardguard/contract';
import { destination, type ScenarioDocument } from '@hazardguard/engine';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Database } from '../../platform/db/database.ts';
import { toPosition, toSiteTerrain } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { findLargestRelease, isAssessable, toKnownStock } from '../../register/threshold-status/stock.ts';
import { listStockRows } from '../../register/threshold-status/store.ts';

const drillTexts = await loadTexts('drill-report');

type TemplateId = keyof ServerText<'drill-report'>['template']['title'];

interface ReadyDrill {
  readonly id: TemplateId;
  /** Id in the chemical library. */
  readonly chemical: string;
  readonly hazard: ScenarioDocument['hazard'];
  /** Content of one vessel: the drill uses at most this much of the stock, kg. */
  readonly maxKg: number;
  readonly holeM: number;
  /** Position of the hidden source relative to the site. */
  readonly offset: { readonly bearingDeg: number; readonly distanceM: number };
}

/** Hole sizes are typical of each fitting; the drills are made up, like the sample sites. */
const readyDrills: readonly ReadyDrill[] = [
  { id: 'chlorine-container', chemical: 'chlorine', hazard: 'leak', maxKg: 900, holeM: 0.008, offset: { bearingDeg: 300, distanceM: 30 } },
  { id: 'ammonia-line', chemical: 'ammonia', hazard: 'leak', maxKg: 20_000, holeM: 0.02, offset: { bearingDeg: 60, distanceM: 40 } },
  { id: 'lpg-loading', chemical: 'lpg', hazard: 'flammable', maxKg: 18_000, holeM: 0.025, offset: { bearingDeg: 180, distanceM: 35 } },
];

const isolationMin = 20;
const durationMin = 40;
const air: DrillWeather = { windSpeedMs: 3, windFromDeg: 250, temperatureC: 30, humidityPercent: 55, cloudPercent: 30 };
const turnedAir: DrillWeather = { ...air, windFromDeg: 290 };

const buildInjects = ({ template }: ServerText<'drill-report'>, chemical: string): DrillTemplate['injects'] => {
  const fillChemical = (text: string): string => text.replaceAll('{chemical}', chemical);
  return [
    { afterS: 60, kind: 'release', text: template.release, weather: null },
    { afterS: 150, kind: 'call', text: fillChemical(template.gate), weather: null },
    { afterS: 300, kind: 'call', text: template.school, weather: null },
    { afterS: 600, kind: 'weather', text: template.windTurns, weather: turnedAir },
    { afterS: 720, kind: 'call', text: template.hospital, weather: null },
    { afterS: 60 + isolationMin * 60, kind: 'message', text: template.isolated, weather: null },
  ];
};

interface MatchingStock {
  readonly chemical: Chemical;
  readonly itemId: number;
  readonly kg: number;
}

const buildTemplate = (
  ready: ReadyDrill,
  { chemical, itemId, kg }: MatchingStock,
  site: { readonly latitude: number; readonly longitude: number; readonly terrain: SiteTerrain | null },
  texts: ServerText<'drill-report'>,
): DrillTemplate => ({
  title: texts.template.title[ready.id],
  objective: texts.template.objective,
  template: ready.id,
  inventoryItemId: itemId,
  scenario: {
    chemical: chemical.cas,
    hazard: ready.hazard,
    quantityKg: Math.min(kg, ready.maxKg),
    rupture: { type: 'circular', diameterM: ready.holeM },
    isolationMin,
    weather: air,
    site: {
      ...destination(site.latitude, site.longitude, ready.offset.bearingDeg, ready.offset.distanceM),
      ...(site.terrain === null ? {} : { terrain: site.terrain }),
    },
    ...(ready.hazard === 'leak' ? { exposureFrom: 'release' } : {}),
  },
  durationMin,
  targets: defaultTargets,
  injects: buildInjects(texts, chemical.name),
});

/** The ready-made drills that fit what a site stores. */
export const listTemplates = async (database: Database, industryId: number, language: Language): Promise<DrillTemplate[]> => {
  const industry = await findIndustry(database, industryId);
  const site = { ...toPosition(industry), terrain: toSiteTerrain(industry.terrain) };
  const stocks = (await listStockRows(database, [industryId])).map(toKnownStock).filter(isAssessable);
  return readyDrills.flatMap((ready) => {
    const stock = stocks
      .filter(({ chemical, kg }) => chemical?.id === ready.chemical && kg !== null)
      .toSorted((a, b) => (b.kg ?? 0) - (a.kg ?? 0))[0];
    const kg = stock === undefined ? null : findLargestRelease(stock).quantityKg;
    if (stock?.chemical === undefined || kg === null) return [];
    const found = { chemical: stock.chemical, itemId: stock.row.largest_id, kg };
    return [buildTemplate(ready, found, site, drillTexts[language])];
  });
};
