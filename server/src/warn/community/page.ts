import type { CheckedAlert, PublicAlert } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { html } from '../../platform/html/markup.ts';
import { buildLink, type Page, type View } from '../../platform/html/page.ts';
import { reportLink } from '../resident-reports/pages/report-page.ts';
import { alertsPart } from './alerts-part.ts';
import { numbersPart, practicesPart, warningsPart } from './awareness.ts';
import { checkPart } from './check-part.ts';
import { checkPlace } from './check-place.ts';
import { communityStyle } from './community-style.ts';
import type { PlaceQuery } from './find-place.ts';

const communityTexts = await loadTexts('community-page');

export const positionScript = '/Community/position.js';
export const readAloudScript = '/Community/read-aloud.js';

/** The whole page: current alerts, the check of a place, then what to know beforehand. */
export const communityPage = (view: View, query: PlaceQuery, alerts: readonly PublicAlert[], now: Date): Page => {
  const text = communityTexts[view.language];
  const checked: readonly CheckedAlert[] | null = query.kind === 'point' ? checkPlace(alerts, query.point) : null;
  const check = checkPart(query, checked ?? [], view);
  const list = alertsPart(checked ?? alerts, now, view);
  return {
    title: text.title,
    description: text.description,
    style: communityStyle,
    scripts: alerts.length === 0 ? [positionScript] : [positionScript, readAloudScript],
    main: html`<h1>${text.title}</h1><p class="lead">${text.lead}</p>${query.kind === 'nothing' ? html`${list}${check}` : html`${check}${list}`}${reportLink(view, null)}<p class="screen"><a class="button plain" href="${buildLink(view, '/Community/follow')}">${text.check.follow}</a></p><p class="screen"><a href="${buildLink(view, '/Community/archive')}">${text.alerts.archive}</a></p>${numbersPart(text)}${practicesPart(text)}${warningsPart(text)}<p class="screen"><a class="button plain" href="${buildLink(view, '/Community/poster', { industry: view.query.industry })}">${text.poster.link}</a></p><p class="screen"><a href="/Accessibility" target="_top">${text.accessibility}</a></p>`,
  };
};
