import { html } from '../../html/markup.ts';
import type { Page, View } from '../../html/page.ts';
import { numbersPart, practicesPart, warningsPart } from './awareness.ts';
import { communityStyle } from './community-style.ts';
import { communityTexts } from './content/community-texts.ts';

export const communityPage = (view: View): Page => {
  const text = communityTexts[view.language];
  return {
    title: text.title,
    description: text.description,
    style: communityStyle,
    main: html`<h1>${text.title}</h1><p class="lead">${text.lead}</p>${text.awareness.map((paragraph) => html`<p>${paragraph}</p>`)}${numbersPart(text)}${practicesPart(text)}${warningsPart(text)}`,
  };
};
