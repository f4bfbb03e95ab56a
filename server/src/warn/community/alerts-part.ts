import type { AlertRelation, AlertText, CheckedAlert, PublicAlert, WarnedAreaName } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { languageAttributes } from '../../platform/html/languages.ts';
import { html, type Markup } from '../../platform/html/markup.ts';
import type { View } from '../../platform/html/page.ts';
import { areaSketch } from './area-sketch.ts';
import { fillText, formatDirection, formatDistance, formatMoment } from './wording.ts';

const communityTexts = await loadTexts('community-page');

const formatRelation = (relation: AlertRelation | null, { language }: View): string => {
  const text = communityTexts[language];
  if (relation === null) return text.alerts.unknownArea;
  if (relation.area !== null) return text.alerts.areas[relation.area].inside;
  if (relation.inside) return text.alerts.inside;
  return fillText(text.alerts.outside, {
    distance: formatDistance(relation.edgeDistanceM, language),
    direction: formatDirection(relation.edgeBearingDeg, text),
  });
};

/** Text that a person wrote, marked with its language. */
const markText = (text: string, { language }: View): Markup => html`<span ${languageAttributes(text, language)}>${text}</span>`;

/** In the visitor's language if there is a text, otherwise in English; the card then says so. */
const selectText = (alert: PublicAlert, { language }: View): AlertText =>
  language === 'en' ? alert : (alert.translations[language] ?? alert);

interface Advice {
  /** The area that the advice is for; null: the alert has only one. */
  readonly area: WarnedAreaName | null;
  readonly action: string;
  readonly place: string;
}

/** What to do and where: for the area that holds the visitor's place; where that is not known, for each area. */
const listAdvice = (alert: PublicAlert | CheckedAlert, { actionText, placeText }: AlertText, { language }: View): readonly Advice[] => {
  const beReady = alert.beReady?.[language] ?? alert.beReady?.en;
  const only = { area: null, action: actionText, place: placeText };
  if (beReady === undefined || alert.state === 'cancelled') return [only];
  const both = [
    { ...only, area: 'act-now' as const },
    { area: 'be-ready' as const, action: beReady.actionText, place: beReady.placeText ?? placeText },
  ];
  const at = 'group' in alert ? (alert.relation?.area ?? null) : null;
  return at === null ? both : both.flatMap((one) => (one.area === at ? [{ ...one, area: null }] : []));
};

/** In both areas each advice is followed by its place; with one, the place is a line of the list below. */
const adviceLines = (advice: readonly Advice[], view: View): readonly Markup[] => {
  const { alerts: labels } = communityTexts[view.language];
  return advice.map(
    ({ area, action, place }) =>
      html`<p class="do"><b>${area === null ? labels.action : labels.areas[area].label}</b> ${markText(action, view)}${
        area === null ? null : html`<br>${labels.where}: ${markText(place, view)}`
      }</p>`,
  );
};

const alertCard = (alert: PublicAlert | CheckedAlert, view: View): Markup => {
  const { alerts: labels } = communityTexts[view.language];
  const text = selectText(alert, view);
  const { hazardText, timeText, source } = text;
  const advice = listAdvice(alert, text, view);
  const [only] = advice.length === 1 ? advice : [];
  const isUntranslated = view.language !== 'en' && text === alert;
  const real = alert.status === 'Actual';
  const over = alert.state === 'cancelled';
  const line = (name: string, text: string): Markup => html`<div><dt>${name}</dt><dd>${markText(text, view)}</dd></div>`;
  const relationLine = 'group' in alert && !over ? html`<p class="relation">${formatRelation(alert.relation, view)}</p>` : null;
  return html`<article class="card alert ${over ? 'over' : real ? alert.severity : 'practice'}" data-read="${labels.readAloud}" data-stop="${labels.stopReading}">${
    real ? null : html`<p class="mark"><b>${alert.status === 'Test' ? labels.test : labels.exercise}</b> ${labels.notReal}</p>`
  }${over ? html`<p class="end"><b>${labels.cancelled}</b></p>` : null}${isUntranslated ? html`<p class="mark">${labels.onlyEnglish}</p>` : null}<h3>${markText(hazardText, view)}</h3>${relationLine}${adviceLines(advice, view)}${over ? null : areaSketch(alert, view)}<dl>${only === undefined ? null : line(labels.where, only.place)}${over ? null : line(labels.when, timeText)}${line(labels.from, source)}<div><dt>${over ? labels.since : labels.until}</dt><dd>${
    over
      ? html`<time datetime="${alert.releasedAt}">${formatMoment(alert.releasedAt, view.language)}</time>`
      : html`<time datetime="${alert.expiresAt}">${formatMoment(alert.expiresAt, view.language)}</time>`
  }</dd></div></dl></article>`;
};

const isChecked = (alerts: readonly PublicAlert[] | readonly CheckedAlert[]): alerts is readonly CheckedAlert[] =>
  alerts.every((alert) => 'group' in alert);

/** The alerts, ordered by relevance for the visitor where the place is known, with the time of the check. */
export const alertsPart = (alerts: readonly PublicAlert[] | readonly CheckedAlert[], now: Date, view: View): Markup => {
  const { alerts: labels } = communityTexts[view.language];
  const time = formatMoment(now, view.language);
  const head = html`<h2 id="alerts">${labels.title}</h2>`;
  if (alerts.length === 0) return html`${head}<p class="card"><b>${fillText(labels.none, { time })}</b> ${labels.actAnyway}</p>`;
  const asOfLine = html`<p class="quiet">${fillText(labels.asOf, { time })}</p>`;
  if (!isChecked(alerts)) return html`${head}${asOfLine}${alerts.map((alert) => alertCard(alert, view))}`;
  const grouped = (['inside', 'near', 'elsewhere'] as const).map((group) => {
    const those = alerts.filter((alert) => alert.group === group);
    return those.length === 0 ? null : html`<h3 class="group">${labels.groups[group]}</h3>${those.map((alert) => alertCard(alert, view))}`;
  });
  return html`${head}${asOfLine}${grouped}`;
};
