import { type AlertAction, type AlertHazard, fitsSms, measureMessage, toSmsText } from '@hazardguard/contract';
import { type PublicLanguage, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { findSmsNears } from './fill-sms.ts';
import { fillTemplate, listHazardActions, nameHazard, type TemplateFacts } from './fill-template.ts';

/** The warning that is measured: a name of 22 letters, an area to one side, the address of a state. */
export const measuredFacts = {
  status: 'Actual',
  source: 'Asha Patel, Plant safety team',
  industryName: 'Narmada Chlor, Plot 14',
  district: 'Bharuch',
  chemical: 'chlorine',
  reachM: 4_400,
  towardsDeg: 45,
  windFromDeg: 225,
  isCalm: false,
  noFlameM: 0,
  reactsWithWater: false,
  towards: undefined,
  villages: ['Boidra', 'Kosamdi', 'Sajod'],
  moreUrl: 'warn.gujarat.gov.in/w',
  expiresAt: new Date('2026-11-29T10:04:00Z'),
} as const satisfies Omit<TemplateFacts, 'hazard' | 'action'>;

export interface MeasuredMessage {
  readonly hazard: AlertHazard;
  readonly action: AlertAction;
  readonly language: PublicLanguage;
  /** Of the text message with its link, as it is sent. */
  readonly letters: number;
  readonly parts: number;
  readonly hasLink: boolean;
  /** Or has no chemical to name. */
  readonly namesChemical: boolean;
  readonly hasWholeName: boolean;
  /** That people close to the plant on every side are meant, too, or the area lies on every side. */
  readonly saysNear: boolean;
  /** Of the full text: hazard, place, action and time. */
  readonly fullLetters: number;
}

const measure = (hazard: AlertHazard, action: AlertAction, language: PublicLanguage): MeasuredMessage => {
  // Heat and blast go all around; the smoke of a fire goes with the wind.
  const towardsDeg = (hazard === 'fire' || hazard === 'explosion') && action !== 'shelter' ? null : measuredFacts.towardsDeg;
  const text = fillTemplate({ ...measuredFacts, towardsDeg, hazard, action }, language);
  const { named, kind } = nameHazard(hazard, measuredFacts.chemical, language);
  const sms = toSmsText(text);
  const linked = `${sms} ${measuredFacts.moreUrl}`;
  const hasLink = fitsSms(linked);
  const { units, parts } = measureMessage(hasLink ? linked : sms);
  return {
    ...{ hazard, action, language, letters: units, parts, hasLink },
    namesChemical: named === null || named === kind || sms.includes(named),
    hasWholeName: sms.includes(measuredFacts.industryName),
    saysNear: towardsDeg === null || findSmsNears(language).some((near) => sms.includes(near)),
    fullLetters: [text.hazardText, text.placeText, text.actionText, text.timeText].join(' ').length,
  };
};

/** The messages of every hazard and action in every public language, by the code that writes them. */
export const measureMessages = (): readonly MeasuredMessage[] =>
  listHazardActions().flatMap(({ hazard, action }) => publicLanguageCodes.map((language) => measure(hazard, action, language)));
