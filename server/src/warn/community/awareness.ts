import type { ServerText } from '@hazardguard/i18n/namespaces';
import { html, type Markup } from '../../platform/html/markup.ts';

/** India's numbers: 112 for everything (ERSS), and the older special numbers. */
export const emergencyNumbers = [
  { number: '112', name: 'emergency' },
  { number: '101', name: 'fire' },
  { number: '108', name: 'ambulance' },
  { number: '1078', name: 'disaster' },
] as const satisfies readonly { readonly number: string; readonly name: keyof ServerText<'community-page'>['numbers'] }[];

export const numbersPart = ({ numbers }: ServerText<'community-page'>): Markup =>
  html`<h2 id="numbers">${numbers.title}</h2><ul class="numbers">${emergencyNumbers.map(
    ({ number, name }) => html`<li><a href="tel:${number}"><b>${number}</b> ${numbers[name]}</a></li>`,
  )}</ul>`;

export const practicesPart = ({ practices, awareness }: ServerText<'community-page'>): Markup =>
  html`<h2 id="practices">${practices.title}</h2>${awareness.map((paragraph) => html`<p>${paragraph}</p>`)}<ol class="practices">${practices.list.map(
    ({ name, how }) => html`<li><b>${name}</b><p>${how}</p></li>`,
  )}</ol>`;

const meaningList = (list: readonly { readonly sign: string; readonly means: string }[]): Markup =>
  html`<dl>${list.map(({ sign, means }) => html`<div><dt>${sign}</dt><dd>${means}</dd></div>`)}</dl>`;

export const warningsPart = ({ warnings }: ServerText<'community-page'>): Markup =>
  html`<h2 id="warnings">${warnings.title}</h2><p>${warnings.note}</p>${meaningList(
    warnings.signs,
  )}${meaningList(warnings.words)}<p>${warnings.zones}</p><dl class="levels">${(['severe', 'middle', 'mild'] as const).map(
    (level) => html`<div class="${level}"><dt>${warnings.levels[level].sign}</dt><dd>${warnings.levels[level].means}</dd></div>`,
  )}</dl>`;
