import {
  type Alert,
  type AlertContent,
  type AlertEdit,
  type AlertTemplate,
  type AlertText,
  fillSlots,
  practiceWords,
  type TemplateSlot,
  templateSlots,
} from '@hazardguard/contract';
import { type Language, otherLanguageCodes } from '@hazardguard/i18n/languages';

export const emptyText: AlertText = { source: '', hazardText: '', placeText: '', actionText: '', timeText: '' };

/** What of an alert a person may change. */
export const toEdit = (alert: Alert): AlertEdit => ({
  runId: alert.runId,
  drawn: alert.drawn,
  status: alert.status,
  incidentId: alert.incidentId,
  incidentSeverity: alert.incidentSeverity,
  incidentDescription: alert.incidentDescription,
  source: alert.source,
  hazardText: alert.hazardText,
  placeText: alert.placeText,
  actionText: alert.actionText,
  timeText: alert.timeText,
  ...(alert.smsText === undefined ? {} : { smsText: alert.smsText }),
  translations: alert.translations,
  hazard: alert.hazard,
  action: alert.action,
  expiresAt: alert.expiresAt,
  version: alert.version,
});

const isEdit = (stored: unknown, like: AlertEdit): stored is AlertEdit =>
  typeof stored === 'object' && stored !== null && Object.keys(like).every((field) => field in stored);

/** What was typed into it before, as long as nobody has changed the alert meanwhile. */
export const restoreEdit = (stored: unknown, alert: Alert): AlertEdit | undefined =>
  isEdit(stored, toEdit(alert)) && stored.version === alert.version ? stored : undefined;

type Texts = Pick<AlertEdit, 'translations' | keyof AlertText>;

export const textIn = (edit: Texts, language: Language): AlertText | undefined => {
  if (language !== 'en') return edit.translations?.[language];
  const { source, hazardText, placeText, actionText, timeText, smsText } = edit;
  return { source, hazardText, placeText, actionText, timeText, ...(smsText === undefined ? {} : { smsText }) };
};

/** The edit with the text of one language in place; undefined takes a language other than English out. */
export const withText = (edit: AlertEdit, language: Language, text: AlertText | undefined): AlertEdit => {
  if (language === 'en') {
    const { smsText: _before, ...others } = edit;
    return { ...others, ...text };
  }
  const { [language]: _before, ...others } = edit.translations ?? {};
  return { ...edit, translations: text === undefined ? others : { ...others, [language]: text } };
};

type Slots = Readonly<Record<TemplateSlot, string>>;

/** A template's words in one language; slots that are not known stay open, in sight. */
export const fromTemplate = (
  { texts }: AlertTemplate,
  language: Language,
  status: AlertEdit['status'],
  source: string,
  slots: Partial<Slots>,
): AlertText => {
  const fill = (text: string): string => fillSlots(text, slots);
  const { hazardText, placeText, actionText, timeText, smsText } = texts[language];
  const lead = status === 'Actual' ? '' : `${practiceWords[status][language]} `;
  return {
    source,
    hazardText: `${lead}${fill(hazardText)}`,
    placeText: fill(placeText),
    actionText: fill(actionText),
    timeText: fill(timeText),
    // Without the exercise's word: it stands before every text message.
    smsText: fill(smsText),
  };
};

/** A text with one of its contents changed by hand: what the template wrote for the text message says something else from then on. */
export const withContent = ({ smsText, ...text }: AlertText, content: AlertContent, written: string): AlertText => ({
  ...text,
  [content]: written,
  ...(content === 'source' && smsText !== undefined ? { smsText } : {}),
});

/** The languages in which nothing is written: their recipients get the English text. */
export const missingLanguages = ({ translations = {} }: Pick<AlertEdit, 'translations'>): readonly Language[] =>
  otherLanguageCodes.filter((language) => translations[language] === undefined);

/** How far the widest ring goes, as the run or the drawn circle has it, m. */
export const farthestReachM = ({ area }: Pick<Alert, 'area'>): number | undefined => {
  const features =
    (area as { readonly features?: readonly { readonly properties?: { readonly reachM?: unknown } }[] } | null)?.features ?? [];
  const reaches = features.map(({ properties }) => Number(properties?.reachM)).filter(Number.isFinite);
  return reaches.length === 0 ? undefined : Math.max(...reaches);
};

/** Slots left open: such a text must not go out. */
export const openSlots = (text: AlertText): boolean =>
  Object.values(text).some((content) => new RegExp(`\\{(${templateSlots.join('|')})\\}`).test(content));

/** One corner a line, latitude first as maps copy it; null where a line is no position. */
export const cornersFrom = (typed: string): number[][] | null => {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const corners = lines.map((line) => /^([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)$/.exec(line));
  return corners.includes(null) ? null : corners.map((match) => [Number(match?.[2]), Number(match?.[1])]);
};
