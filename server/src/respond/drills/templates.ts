import type { Chemical } from '@hazardguard/chemicals';
import { type DrillTemplate, type DrillWeather, usualTargets } from '@hazardguard/contract';
import { destination, type ScenarioDocument } from '@hazardguard/engine';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Database } from '../../platform/db/database.ts';
import { toPosition } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { toKnownStock } from '../../register/threshold-status/stock.ts';
import { listStockRows } from '../../register/threshold-status/store.ts';

const drillWords = await loadTexts('drill-report');

type TemplateId = keyof ServerText<'drill-report'>['template']['title'];

interface ReadyDrill {
  readonly id: TemplateId;
  /** By the library's own names. */
  readonly chemical: string;
  readonly hazard: ScenarioDocument['hazard'];
  /** Of the stock at most so much takes part: one vessel, kg. */
  readonly mostKg: number;
  readonly holeM: number;
  /** The hidden source from the middle of the site. */
  readonly away: { readonly bearingDeg: number; readonly distanceM: number };
}

/** Each with a hole of the size that such a fitting has, made up like the sites they are for. */
const readyDrills: readonly ReadyDrill[] = [
  { id: 'chlorine-container', chemical: 'chlorine', hazard: 'leak', mostKg: 900, holeM: 0.008, away: { bearingDeg: 300, distanceM: 30 } },
  { id: 'ammonia-line', chemical: 'ammonia', hazard: 'leak', mostKg: 20_000, holeM: 0.02, away: { bearingDeg: 60, distanceM: 40 } },
  { id: 'lpg-loading', chemical: 'lpg', hazard: 'flammable', mostKg: 18_000, holeM: 0.025, away: { bearingDeg: 180, distanceM: 35 } },
];

const isolationMin = 20;
const durationMin = 40;
const air: DrillWeather = { windSpeedMs: 3, windFromDeg: 250, temperatureC: 30, humidityPercent: 55, cloudPercent: 30 };
const turned: DrillWeather = { ...air, windFromDeg: 290 };

const buildInjects = ({ template }: ServerText<'drill-report'>, chemical: string): DrillTemplate['injects'] => {
  const fillChemical = (text: string): string => text.replaceAll('{chemical}', chemical);
  return [
    { afterS: 60, kind: 'release', text: template.release, weather: null },
    { afterS: 150, kind: 'call', text: fillChemical(template.gate), weather: null },
    { afterS: 300, kind: 'call', text: template.school, weather: null },
    { afterS: 600, kind: 'weather', text: template.windTurns, weather: turned },
    { afterS: 720, kind: 'call', text: template.hospital, weather: null },
    { afterS: 60 + isolationMin * 60, kind: 'message', text: template.isolated, weather: null },
  ];
};

interface Found {
  readonly chemical: Chemical;
  readonly itemId: number;
  readonly kg: number;
}

const buildTemplate = (
  ready: ReadyDrill,
  { chemical, itemId, kg }: Found,
  site: { readonly latitude: number; readonly longitude: number },
  words: ServerText<'drill-report'>,
): DrillTemplate => ({
  title: words.template.title[ready.id],
  objective: words.template.objective,
  template: ready.id,
  inventoryItemId: itemId,
  scenario: {
    chemical: chemical.cas,
    hazard: ready.hazard,
    quantityKg: Math.min(kg, ready.mostKg),
    rupture: { type: 'circular', diameterM: ready.holeM },
    isolationMin,
    weather: air,
    site: destination(site.latitude, site.longitude, ready.away.bearingDeg, ready.away.distanceM),
  },
  durationMin,
  targets: usualTargets,
  injects: buildInjects(words, chemical.name),
});

/** The ready-made drills that fit what a site stores. */
export const listTemplates = async (database: Database, industryId: number, language: Language): Promise<DrillTemplate[]> => {
  const site = toPosition(await findIndustry(database, industryId));
  const stocks = (await listStockRows(database, [industryId])).map(toKnownStock);
  return readyDrills.flatMap((ready) => {
    const stock = stocks
      .filter(({ chemical, kg }) => chemical?.id === ready.chemical && kg !== null)
      .toSorted((a, b) => (b.kg ?? 0) - (a.kg ?? 0))[0];
    if (stock?.chemical === undefined || stock.kg === null) return [];
    const found = { chemical: stock.chemical, itemId: stock.row.largest_id, kg: stock.kg };
    return [buildTemplate(ready, found, site, drillWords[language])];
  });
};
