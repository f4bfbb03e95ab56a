import type { PageLanguage } from '../../../platform/html/languages.ts';
import { text as en } from './en.ts';
import { text as gu } from './gu.ts';
import { text as hi } from './hi.ts';
import { text as mr } from './mr.ts';
import type { PageText } from './page-text.ts';

export const pageTexts: Readonly<Record<PageLanguage, PageText>> = { en, hi, gu, mr };
