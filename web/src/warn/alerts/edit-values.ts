import {
  type Alert,
  type AlertContent,
  type AlertEdit,
  type AlertInput,
  type AlertTemplate,
  type AlertText,
  fillSlots,
  practiceWords,
  type TemplateSlot,
  templateSlots,
} from '@hazardguard/contract';
import { otherPublicLanguageCodes, type PublicLanguage } from '@hazardguard/i18n/languages';

export const emptyText: AlertText = { source: '', hazardText: '', placeText: '', actionText: '', timeText: '' };

/** The fields of an alert that a person may change. */
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
  areaChoice: alert.areaChoice,
  areaReason: alert.areaReason,
  areaPercent: alert.areaPercent,
  version: alert.version,
});

const isEdit = (stored: unknown, like: AlertEdit): stored is AlertEdit =>
  typeof stored === 'object' && stored !== null && Object.keys(like).every((field) => field in stored);

/** The stored entries, if the alert has not been changed since. */
export const restoreEdit = (stored: unknown, alert: Alert): AlertEdit | undefined =>
  isEdit(stored, toEdit(alert)) && stored.version === alert.version ? stored : undefined;

type Texts = Pick<AlertEdit, 'translations' | keyof AlertText>;

export const findText = (edit: Texts, language: PublicLanguage): AlertText | undefined => {
  if (language !== 'en') return edit.translations?.[language];
  const { source, hazardText, placeText, actionText, timeText, smsText } = edit;
  return { source, hazardText, placeText, actionText, timeText, ...(smsText === undefined ? {} : { smsText }) };
};

/** The edit with the text of one language; undefined removes a language other than English. */
export const withText = (edit: AlertEdit, language: PublicLanguage, text: AlertText | undefined): AlertEdit => {
  if (language === 'en') {
    const { smsText: _before, ...others } = edit;
    return { ...others, ...text };
  }
  const { [language]: _before, ...others } = edit.translations ?? {};
  return { ...edit, translations: text === undefined ? others : { ...others, [language]: text } };
};

type Slots = Readonly<Record<TemplateSlot, string>>;

/** A template's text in one language; unknown slots stay open and visible. */
export const fillFromTemplate = (
  { texts }: AlertTemplate,
  language: PublicLanguage,
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
    // Without the word for exercise, which every text message gets as its lead.
    smsText: fill(smsText),
  };
};

/** The edit with the place, time and text message of another area in every language, which the templates have written. */
export const withProposedArea = (edit: AlertEdit, proposal: AlertInput): AlertEdit => {
  const languages = ['en', ...otherPublicLanguageCodes] as const;
  const changed = languages.reduce((next, language) => {
    const [text, proposed] = [findText(next, language), findText(proposal, language)];
    if (text === undefined || proposed === undefined) return next;
    const { smsText: _before, ...rest } = text;
    // A text message of another action would contradict the text: it is made from the contents again.
    const sms = proposed.smsText !== undefined && proposal.action === edit.action ? { smsText: proposed.smsText } : {};
    return withText(next, language, { ...rest, placeText: proposed.placeText, timeText: proposed.timeText, ...sms });
  }, edit);
  return { ...changed, expiresAt: proposal.expiresAt };
};

/** A text with one content changed by hand. The template's text message no longer matches it and is removed. */
export const withContent = ({ smsText, ...text }: AlertText, content: AlertContent, value: string): AlertText => ({
  ...text,
  [content]: value,
  ...(content === 'source' && smsText !== undefined ? { smsText } : {}),
});

/** The offered languages without a text: their recipients get the English text. */
export const listMissingLanguages = (
  { translations = {} }: Pick<AlertEdit, 'translations'>,
  offered: readonly PublicLanguage[],
): readonly PublicLanguage[] => offered.filter((language) => language !== 'en' && translations[language] === undefined);

/** Reach of the widest zone, from the run or the drawn circle, m. */
export const findReachM = ({ area }: Pick<Alert, 'area'>): number | undefined => {
  const features =
    (area as { readonly features?: readonly { readonly properties?: { readonly reachM?: unknown } }[] } | null)?.features ?? [];
  const reaches = features.map(({ properties }) => Number(properties?.reachM)).filter(Number.isFinite);
  return reaches.length === 0 ? undefined : Math.max(...reaches);
};

/** True if a slot is still open: such a text must not be released. */
export const hasOpenSlots = (text: AlertText): boolean =>
  Object.values(text).some((content) => new RegExp(`\\{(${templateSlots.join('|')})\\}`).test(content));

/** Parses one corner per line, latitude first as maps copy it; null if a line is not a position. */
export const parseCorners = (typed: string): number[][] | null => {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const corners = lines.map((line) => /^([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)$/.exec(line));
  return corners.includes(null) ? null : corners.map((match) => [Number(match?.[2]), Number(match?.[1])]);
};
