import { findTankFireDistanceM, isWaterReactive } from '@hazardguard/chemicals/facts';
import {
  type AdviceVariant,
  type AdvisedPlace,
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  type AlertKind,
  type AlertText,
  type AlertTranslations,
  type AreaPopulation,
  findAreaPart,
  findVariant,
  fitsSms,
  flammableAction,
  isSmokeArea,
  listWarnedParts,
  type PlaceAction,
  protectiveActions,
  publicArea,
  type Run,
  toSmsLead,
  toSmsText,
  warnedAreas,
} from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { listReachedZones } from '../../assess/runs/footprint.ts';
import { listOffered } from '../../platform/texts/offered-languages.ts';
import { toShortLink } from '../community/short-link.ts';
import { toIncidentSeverity } from './alert-area.ts';
import { computeReachM, findActNowArea } from './area-facts.ts';
import { type AreaSide, findAreaSide } from './area-side.ts';
import { chooseActionAt, findArrivalS, isCalm } from './place-action.ts';
import { isAllRound } from './sentences.ts';
import { type AdviceFacts, fillAdvice, splitAdvice } from './templates/fill-advice.ts';
import { findSmsNears, findSomeSite, listNames, listSmsPlaces } from './templates/fill-sms.ts';
import { formatPlace, nameHazard } from './templates/fill-template.ts';

/** Until a warning is approved, sent and read (decision 0082): approved later, nobody is asked to leave any more, ms. */
const goodMs = 15 * 60_000;

/** Distances in advice are multiples of this, m. */
const stepM = 100;

/** The least distance at which people still have time to leave, m; null: not within the area. */
const findLeaveDistance = (run: Run, hazard: AlertHazard, reachM: number, now: Date): number | null => {
  const severity = toIncidentSeverity(listReachedZones(run.result));
  const isInTime = (metres: number): boolean =>
    chooseActionAt(run, { hazard, severity, arrivalS: findArrivalS(run.result, metres), now }).action ===
    protectiveActions[hazard][severity].inTime;
  for (let metres = 0; metres < reachM; metres += stepM) if (isInTime(metres)) return metres;
  return null;
};

/** The text message with its parts of advice replaced; undefined: they are not in it. */
const replaceParts = (sms: string, own: string, other: string): string | undefined => {
  const [before, after] = [splitAdvice(own), splitAdvice(other)];
  if (sms.includes(own)) return sms.replace(own, () => other);
  if (!sms.includes(before.now) || !sms.includes(before.rest)) return undefined;
  // In order: the rest may hold words of the first sentence.
  const at = sms.indexOf(before.now) + before.now.length;
  const [first, rest] = [sms.slice(0, at), sms.slice(at)];
  const filled = `${first.replace(before.now, () => after.now)}${before.rest === '' ? ` ${after.rest}${rest}` : rest.replace(before.rest, () => after.rest)}`;
  return filled.replace(/ {2,}/gu, ' ').trim();
};

/** Where the common text applies, and where a variant does. */
interface Sides {
  readonly common: AreaSide;
  readonly own: AreaSide;
}

/** The text message with another place in its words, about the same name of the plant, the fuller ones first; none: a person has changed these words. */
const replaceSmsPlaces = (sms: string, names: readonly string[], sides: Sides | null, language: PublicLanguage): readonly string[] => {
  if (sides === null) return [sms];
  for (const name of names)
    for (const common of listSmsPlaces(sides.common, name, language))
      if (sms.includes(common)) return listSmsPlaces(sides.own, name, language).map((own) => sms.replace(common, () => own));
  return [];
};

interface SmsFrame {
  readonly sms: string;
  /** The plant's name, and what stands for it without room. */
  readonly industryName: string;
  readonly someSite: string;
  readonly lead: string;
  readonly link: string | null;
  /** What it calls the hazard: with the chemical, and without. */
  readonly named: string | null;
  readonly kind: string;
  /** That people close to the plant are meant, too: in full, and with little room. */
  readonly nears: readonly [string, string];
}

/**
 * The text message with other advice in place of its own. The fuller words on people close to the plant give way, then the chemical, then the
 * link, then words of the plant's name, never the advice; null: it does not fit.
 */
const replaceInSms = (
  { sms, industryName, someSite, lead, link, named, kind, nears }: SmsFrame,
  own: string,
  other: string,
): string | null => {
  const filled = replaceParts(sms, own, other);
  if (filled === undefined) return null;
  const end = link === null ? '' : ` ${link}`;
  const full = end !== '' && filled.endsWith(end) ? filled.slice(0, -end.length) : filled;
  const withoutChemical = (text: string): string => (named === null ? text : text.replace(named, () => kind));
  const brief = full.replace(nears[0], () => nears[1]);
  const most = [full, brief, withoutChemical(brief)];
  const least = withoutChemical(brief);
  const names = [...listNames(industryName), someSite];
  const used = names.find((name) => least.includes(name));
  const shorter = used === undefined ? [] : names.slice(names.indexOf(used) + 1).map((name) => least.replace(used, () => name));
  const last = [least, ...shorter].map((text) => text.replace(nears[1], ''));
  const fits = (text: string): boolean => fitsSms(`${lead}${text}`);
  return most.find((text) => fits(`${text}${end}`)) ?? [...most, ...shorter, ...last].find(fits) ?? null;
};

/** What a person has saved: the texts, and whether they may differ by place. */
export interface VariantContent {
  readonly status: AlertInput['status'];
  readonly hazard: AlertHazard | null;
  readonly action: AlertAction | null;
  readonly english: AlertText;
  readonly translations: AlertTranslations;
  readonly byPlace: boolean;
  readonly area: unknown;
  /** Villages and wards inside as counted; null: not counted. */
  readonly population: Pick<AreaPopulation, 'villages' | 'actNow'> | null;
  /** Of the message: only an update has recipients who are in no area any more. */
  readonly kind: AlertKind;
}

/** The same advice for all places from one distance up to another, m. */
export interface AdviceBand {
  readonly action: AlertAction;
  readonly fromM: number;
  /** Null: to the edge of the area. */
  readonly toM: number | null;
  /** People have time to leave here: only while the warning is new. */
  readonly leaves: boolean;
}

interface BandFacts {
  readonly run: Run;
  /** Up to here the cloud may burn, m; 0: nowhere. */
  readonly noFlameM: number;
  readonly now: Date;
}

/** For a fire: straight away near the flames, never nearer than the guide keeps everybody from a vessel in a fire; shelter in the smoke beyond. */
const listFireBands = ({ result }: Run, reachM: number): readonly AdviceBand[] => {
  const heatM = Math.max(0, ...listReachedZones(result).map((zone) => zone.reachM));
  const flamesM = Math.max(heatM, findTankFireDistanceM(result.chemical.id) ?? 0);
  const near = { action: 'keep-away', fromM: 0, toM: null, leaves: false } as const;
  if (reachM <= flamesM) return [near];
  return [
    { ...near, toM: flamesM },
    { action: 'shelter', fromM: flamesM, toM: null, leaves: false },
  ];
};

/** For a cloud: no flame and no switch where it may burn, shelter, and beyond the distance at which people have time to leave, that. */
const listCloudBands = ({ run, noFlameM, now }: BandFacts, hazard: AlertHazard, reachM: number): readonly AdviceBand[] => {
  const { usual, inTime } = protectiveActions[hazard][toIncidentSeverity(listReachedZones(run.result))];
  const nearM = Math.min(noFlameM, reachM);
  const found = usual === inTime ? null : findLeaveDistance(run, hazard, reachM, now);
  const leaveM = found === null ? null : Math.max(nearM, found);
  const bands: readonly AdviceBand[] = [
    { action: flammableAction, fromM: 0, toM: nearM, leaves: false },
    { action: usual, fromM: nearM, toM: leaveM, leaves: false },
    ...(leaveM === null ? [] : [{ action: inTime, fromM: leaveM, toM: null, leaves: true }]),
  ];
  return bands.filter(({ fromM, toM }) => toM === null || toM > fromM);
};

/** The advice by distance; none: the run has one advice for every place, or a person chose another. */
export const listAdviceBands = ({ hazard, action, byPlace, area }: VariantContent, facts: BandFacts | null): readonly AdviceBand[] => {
  if (facts === null || hazard === null || !byPlace) return [];
  const reachM = computeReachM(area, facts.run.result.site);
  if (reachM === null) return [];
  // The two areas say it themselves; only shelter that a person chose for the act-now area needs another advice near the flames.
  if (hazard === 'fire' && action !== 'shelter' && listWarnedParts(area).length > 0) return [];
  const bands = hazard === 'fire' ? listFireBands(facts.run, reachM) : listCloudBands(facts, hazard, reachM);
  return bands.length > 1 && bands.some((band) => band.action === action) ? bands : [];
};

interface VariantDeps extends BandFacts {
  readonly publicUrl: string | null;
  /** As the texts name the plant. */
  readonly industryName: string;
  /** Roads that lead across the wind out of the area, at most two. */
  readonly roads: readonly string[];
}

const listAdviceFacts = ({ run, noFlameM }: Pick<VariantDeps, 'run' | 'noFlameM'>): AdviceFacts => ({
  windFromDeg: isAllRound(listReachedZones(run.result)) ? undefined : run.result.windFromDeg,
  isCalm: isCalm(run.result),
  towards: undefined,
  noFlameM,
  reactsWithWater: isWaterReactive(run.result.chemical.id),
});

interface Replacing {
  readonly action: PlaceAction;
  readonly leaves: boolean;
  /** Null: the place is that of the common text. */
  readonly sides: Sides | null;
  /** In full; null: as in the common text. */
  readonly placeText: string | null;
}

/** The texts of one language with the advice of a band; null: a person has changed the advice of the template, so nothing is replaced. */
const replaceAdvice = (
  { status, hazard, action, english, translations }: VariantContent,
  { placeText, ...band }: Replacing,
  deps: VariantDeps,
  language: PublicLanguage,
) => {
  const { run, publicUrl, industryName, roads } = deps;
  const text = language === 'en' ? english : translations[language];
  if (text === undefined) return undefined;
  if (hazard === null || action === null) return null;
  const facts = listAdviceFacts(deps);
  const before = fillAdvice(hazard, action, facts, language);
  const after = fillAdvice(hazard, band.action, band.leaves ? { ...facts, roads } : facts, language);
  if (!before.longs.includes(text.actionText)) return null;
  const [actionText = text.actionText] = after.longs;
  const [short = ''] = after.shorts;
  const { smsText: sms } = text;
  if (sms === undefined) return { actionText, placeText };
  const lead = toSmsLead({ status, kind: 'Update', language });
  const what = nameHazard(hazard, run.result.chemical.name, language);
  const someSite = findSomeSite(language);
  const frame = { industryName, someSite, lead, link: toShortLink(publicUrl), ...what, nears: findSmsNears(language) };
  const smsText = replaceSmsPlaces(sms, [...listNames(industryName), someSite], band.sides, language)
    .flatMap((one) => before.shorts.map((own) => replaceInSms({ ...frame, sms: one }, own, short)))
    .find((one) => one !== null);
  return smsText === undefined ? null : { actionText, smsText, placeText };
};

/**
 * The advice of the bands that is not that of the common text. Only the advice differs, so numbers, place and time are the same. None if a
 * person wrote the advice in any language.
 */
export const buildVariants = (content: VariantContent, bands: readonly AdviceBand[], deps: VariantDeps): AdviceVariant[] => {
  const others = bands.filter(({ action }) => action !== content.action);
  const variants = others.map((band): AdviceVariant | null => {
    const texts: AdviceVariant['texts'] = {};
    for (const language of listOffered()) {
      const text = replaceAdvice(content, { ...band, sides: null, placeText: null }, deps, language);
      if (text === null) return null;
      if (text !== undefined) texts[language] = text;
    }
    const goodUntil = band.leaves ? new Date(deps.now.getTime() + goodMs).toISOString() : null;
    return { action: band.action, area: null, fromM: band.fromM, toM: band.toM, goodUntil, texts };
  });
  return variants.includes(null) ? [] : variants.filter((variant) => variant !== null);
};

const areaNames: ReadonlySet<string> = new Set(warnedAreas);

/** What people in the be-ready area do: in the smoke of a fire they shelter. */
const findReadyAction = (area: unknown): 'shelter' | 'be-ready' => (isSmokeArea(area) ? 'shelter' : 'be-ready');

/** Where people of the be-ready area are, who need not know how far the act-now area reaches; null: the text has no words of the templates for it. */
const findReadyPlace = ({ area, population }: VariantContent, { run, industryName }: VariantDeps, language: PublicLanguage) => {
  const { site } = run.result;
  const sides: Sides = { common: findAreaSide(findActNowArea(area), site), own: findAreaSide(area, site) };
  const near = new Set(population?.actNow?.villages.map(({ code, name }) => `${code} ${name}`));
  const villages = (population?.villages ?? []).flatMap(({ code, name }) => (near.has(`${code} ${name}`) ? [] : [name]));
  return { sides, placeText: formatPlace({ industryName, district: industryName, villages, ...sides.own }, language) };
};

/**
 * Advice for those who need not act at once: in the be-ready area to be ready, or to shelter from the smoke of a fire; and, in an update, outside
 * of both areas that they are in none any more. Where a person wrote the advice, these texts come from the templates and the other contents: an order
 * to act must not reach people who need not. None if the alert has only one area.
 */
export const buildAreaVariants = (content: VariantContent, deps: VariantDeps): AdviceVariant[] => {
  const { hazard, action, byPlace, area } = content;
  const parts = publicArea.safeParse(area).data?.features.map(({ properties }) => findAreaPart(properties)) ?? [];
  if (hazard === null || action === null || !byPlace || !parts.some((part) => areaNames.has(part))) return [];
  const ready = findReadyAction(area);
  const others = [
    ...(parts.includes('be-ready') && action !== ready ? [{ action: ready, area: 'be-ready' } as const] : []),
    ...(content.kind === 'Update' ? [{ action: 'outside', area: 'outside' } as const] : []),
  ];
  return others.map((other): AdviceVariant => {
    const texts: AdviceVariant['texts'] = {};
    for (const language of listOffered()) {
      const where = other.area === 'be-ready' ? findReadyPlace(content, deps, language) : { sides: null, placeText: null };
      const text = replaceAdvice(content, { action: other.action, leaves: false, ...where }, deps, language);
      if (text !== undefined) texts[language] = text ?? writeAdvice(content, { hazard, action: other.action, ...where }, deps, language);
    }
    return { ...other, fromM: 0, toM: null, goodUntil: null, texts };
  });
};

/** The advice of the template with the contents as a person wrote them; the text message is made from these. */
const writeAdvice = (
  { english, translations }: VariantContent,
  { hazard, action, placeText: own }: { readonly hazard: AlertHazard } & Pick<Replacing, 'action' | 'placeText'>,
  deps: VariantDeps,
  language: PublicLanguage,
): NonNullable<AdviceVariant['texts']['en']> => {
  const [actionText = ''] = fillAdvice(hazard, action, listAdviceFacts(deps), language).longs;
  const { source = '', hazardText = '', placeText = '', timeText = '' } = (language === 'en' ? english : translations[language]) ?? {};
  const where = own ?? placeText;
  return { actionText, smsText: toSmsText({ source, hazardText, placeText: where, timeText, actionText }), placeText: own };
};

/** The advice for a place: of a variant, or that of the whole warning. */
export const findActionAt = (
  { variants, action }: { readonly variants: readonly AdviceVariant[]; readonly action: AlertAction | null },
  place: AdvisedPlace,
  now: Date,
): PlaceAction | null => findVariant(variants, place, now)?.action ?? action;
