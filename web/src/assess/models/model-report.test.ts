import { catalogue } from '@hazardguard/engine';
import { expect, it } from 'vitest';
import { modelReport } from './model-report.gen.ts';

/** Field trials that the report scores a model on, by the name before the comma, without those excluded from the gates. */
const scoredOn = (id: string): readonly string[] =>
  modelReport.scores
    .filter(({ model, remark, dataSet }) => model.split(',')[0] === id && remark === null && !dataSet.includes('flagged'))
    .map(({ dataSet }) => dataSet);

it.each(catalogue.map((model) => [model.id, model] as const))(
  '%s is validated on the field trials that it declares',
  (id, { validatedOn }) => {
    const scored = scoredOn(id);
    for (const { set: name } of validatedOn)
      expect(
        scored.some((dataSet) => dataSet.startsWith(name)),
        name,
      ).toBe(true);
    for (const dataSet of scored)
      expect(
        validatedOn.some(({ set }) => dataSet.startsWith(set)),
        dataSet,
      ).toBe(true);
  },
);
