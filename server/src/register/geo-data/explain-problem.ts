import { FileProblem } from '@hazardguard/contract/geo-file/file-problem';
import { loadScreenTexts } from '@hazardguard/i18n/load-texts';
import { refuseFile } from './refuse-file.ts';

const { en: texts } = await loadScreenTexts('kml-map');

/** Why a file cannot be opened, in the sentence that the map has for it. */
export const explainProblem = (error: unknown): unknown => {
  if (!(error instanceof FileProblem)) return error;
  const values: Readonly<Record<string, unknown>> = { ...error.values };
  return refuseFile(texts.problem[error.code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')));
};
