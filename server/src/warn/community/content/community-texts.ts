import type { PageLanguage } from '../../../platform/html/languages.ts';
import type { CommunityText } from './community-text.ts';
import { community as en } from './en.ts';
import { community as gu } from './gu.ts';
import { community as hi } from './hi.ts';
import { community as mr } from './mr.ts';

export const communityTexts: Readonly<Record<PageLanguage, CommunityText>> = { en, hi, gu, mr };

/** A text with its {places} filled. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
