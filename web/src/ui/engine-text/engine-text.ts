import { type EngineTexts, wordEngine } from '@hazardguard/contract';
import { formatDistance, formatMass, formatNumber, formatQuantity } from '../format.ts';
import { formatArea, formatTime } from './format-zone.ts';

/** The engine's codes as text in the current language, with the numbers of a screen. */
export const createEngineText = (texts: EngineTexts, language: string) =>
  wordEngine(texts, {
    number: (value, digits) => formatNumber(value, language, digits),
    quantity: (value, unit, digits) => formatQuantity(value, unit, language, digits),
    distance: (metres, digits) => formatDistance(metres, language, digits),
    mass: (kilograms, digits) => formatMass(kilograms, language, digits),
    area: (m2) => formatArea(m2, language),
    time: (seconds) => formatTime(seconds, language),
  });
