import { chemicalRoutes } from '@hazardguard/contract';
import type { Feature } from '../../http/feature.ts';
import { handle, JsonText } from '../../http/handle.ts';
import { chemicalNames } from './rules.ts';

export const chemicalLibrary: Feature = (app) => {
  let answer: JsonText | undefined;
  handle(app, chemicalRoutes.list, () => {
    answer ??= new JsonText(JSON.stringify({ chemicals: chemicalNames() }));
    return answer;
  });
};
