import type { PageLanguage } from '../languages.ts';
import { frame as en } from './en.ts';
import type { FrameText } from './frame-text.ts';
import { frame as gu } from './gu.ts';
import { frame as hi } from './hi.ts';
import { frame as mr } from './mr.ts';

export const frameTexts: Readonly<Record<PageLanguage, FrameText>> = { en, hi, gu, mr };
