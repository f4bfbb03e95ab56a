import { type AlertHazard, fillSlots, type PlaceAction, splitSentences } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { formatCompassPoint, formatDistance } from './format-facts.ts';

const texts = await loadTexts('alert-templates');

/** What the words of advice depend on, beside hazard and action. */
export interface AdviceFacts {
  /** Direction that the wind comes from, degrees; undefined: not known, or all around. */
  readonly windFromDeg: number | undefined;
  /** There is no crosswind direction. */
  readonly isCalm: boolean;
  /** Where people go when they leave, such as an assembly point. */
  readonly towards: string | undefined;
  /** Up to here the cloud may burn, m, said after the advice for those beyond; 0: nowhere. */
  readonly noFlameM: number;
  /** The chemical reacts with water. */
  readonly reactsWithWater: boolean;
}

type Key = keyof (typeof texts)['en']['action'];

const findActionKey = (hazard: AlertHazard, action: Exclude<PlaceAction, 'be-ready' | 'outside'>): Key => {
  if (action === 'shelter') return hazard === 'fire' ? 'shelter-smoke' : hazard === 'smell' ? 'shelter-smell' : 'shelter';
  // A cloud that only burns has no way in.
  return action === 'move-away' && hazard !== 'flammable-leak' ? 'move-away-toxic' : action;
};

const readyKeys = {
  'toxic-leak': 'toxic-leak',
  'toxic-flammable-leak': 'toxic-flammable-leak',
  'flammable-leak': 'flammable-leak',
  'unknown-gas': 'toxic-flammable-leak',
  smell: 'toxic-flammable-leak',
  fire: 'straight',
  explosion: 'straight',
} as const satisfies Readonly<Record<AlertHazard, string>>;

/** The texts for a hazard and a fitting action, with open slots. */
export const findActionTexts = (
  hazard: AlertHazard,
  action: PlaceAction,
  language: PublicLanguage,
): { readonly long: string; readonly short: string } => {
  if (action === 'outside') return texts[language].outside;
  return action === 'be-ready' ? texts[language].ready[readyKeys[hazard]] : texts[language].action[findActionKey(hazard, action)];
};

const findEscape = (isCalm: boolean, language: PublicLanguage): string => texts[language].way[isCalm ? 'calm' : 'escape'];

/** The slots that do not depend on a place to go to. */
export const fillEscape = (text: string, isCalm: boolean, language: PublicLanguage): string =>
  fillSlots(text, { escape: findEscape(isCalm, language) });

export const formatDestination = (
  { towards, windFromDeg, isCalm }: Pick<AdviceFacts, 'towards' | 'windFromDeg' | 'isCalm'>,
  language: PublicLanguage,
): string => {
  const { way } = texts[language];
  if (towards !== undefined) return fillSlots(way.place, { to: towards });
  if (isCalm) return way.calm;
  if (windFromDeg === undefined) return way.unknown;
  const [one, other] = [formatCompassPoint(windFromDeg - 90, language), formatCompassPoint(windFromDeg + 90, language)];
  return fillSlots(way.across, { one, other });
};

/** For people beyond the part that can burn, a sentence for those within; for chemicals that react with water, one about water. */
const addSentences = (
  text: string,
  action: PlaceAction,
  { noFlameM, reactsWithWater }: Pick<AdviceFacts, 'noFlameM' | 'reactsWithWater'>,
  language: PublicLanguage,
): string => {
  const isBeyond = noFlameM > 0 && (action === 'shelter' || action === 'leave');
  const near = isBeyond ? ` ${fillSlots(texts[language].near, { place: formatDistance(noFlameM, language) })}` : '';
  return `${text}${near}${reactsWithWater ? ` ${texts[language].water}` : ''}`;
};

/** The advice in full. */
export const fillLongAdvice = (hazard: AlertHazard, action: PlaceAction, facts: AdviceFacts, language: PublicLanguage): string => {
  const { long } = findActionTexts(hazard, action, language);
  const way = formatDestination(facts, language);
  // Who moves away with a place to go to goes there; who cannot reach a building does not.
  const out = action === 'move-away' && facts.towards !== undefined ? way : findEscape(facts.isCalm, language);
  const filled = fillSlots(long, { way, escape: out });
  return addSentences(filled, action, facts, language);
};

/** The advice of a text message, with each way that it may have, the usual one first. */
export const fillShortAdvice = (
  hazard: AlertHazard,
  action: PlaceAction,
  facts: AdviceFacts,
  language: PublicLanguage,
): readonly string[] => {
  const { way } = texts[language];
  const { short } = findActionTexts(hazard, action, language);
  const ways = facts.towards === undefined ? [facts.isCalm ? way.calm : way.short] : [formatDestination(facts, language), way.short];
  return [...new Set(ways.map((one) => fillSlots(short, { way: one })))];
};

/** The first sentence of what to do, which a phone shows, and the rest. */
export const splitAdvice = (short: string): { readonly now: string; readonly rest: string } => {
  const [now = '', ...rest] = splitSentences(short);
  return { now, rest: rest.join(' ') };
};

/**
 * The advice of a template as it may stand in a text, the usual wording first: in full, and as a text message says it. Roads: names of at most
 * two that lead across the wind; a text message has no room for them.
 */
export const fillAdvice = (
  hazard: AlertHazard,
  action: PlaceAction,
  { roads = [], ...facts }: AdviceFacts & { readonly roads?: readonly string[] },
  language: PublicLanguage,
): { readonly longs: readonly string[]; readonly shorts: readonly string[] } => {
  const { way } = texts[language];
  const { long, short } = findActionTexts(hazard, action, language);
  const across = formatDestination(facts, language);
  const [road, other] = roads;
  const by =
    road === undefined
      ? []
      : [other === undefined ? fillSlots(way.road, { road }) : fillSlots(way.roads, { road, other })].map((one) => `${across}, ${one}`);
  const out = findEscape(facts.isCalm, language);
  const fill = (text: string, ways: readonly string[]): readonly string[] => [
    ...new Set(ways.map((one) => fillSlots(text, { way: one, escape: out }))),
  ];
  const plain = fill(long, [...by, across, way.unknown]);
  const full = plain.map((text) => addSentences(text, action, facts, language));
  return { longs: [...new Set([...full, ...plain])], shorts: fill(short, [facts.isCalm ? way.calm : way.short, across]) };
};
