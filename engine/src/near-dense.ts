import { leakModelAt } from './choose/leak.ts';
import type { Computed } from './compute-zones.ts';
import { criticalRichardson, richardsonNumber } from './dispersion/richardson.ts';
import type { Caveat } from './model.ts';
import { computeOther, figuresOf, isTelling, isWorse } from './other-side.ts';
import type { Scenario } from './pipeline.ts';

/** Within this ratio of the critical number a cloud may as well behave in the other way: 4 % of the wind decide. Our choice. */
const nearRatio = 1.15;

/** How far on the other side of the critical number the model is asked for. */
const beyond = 1e-3;

/** The clouds whose model the number chooses. */
const isChosen = ({ model, hazard }: Scenario): boolean => model === 'auto' && (hazard === 'leak' || hazard === 'flammable');

/**
 * ALOHA takes a cloud for heavy from a Richardson number on, and so does the best estimate one that is released aloft: two models that do
 * not meet. Close to that number the zones of the other model are shown, where they differ.
 */
export const nearDenseCaveats = (scenario: Scenario, own: Computed): readonly Caveat[] => {
  if (!isChosen(scenario)) return [];
  const { air, source, model } = own.prepared;
  const richardson = richardsonNumber(source, air);
  const isDense = richardson >= criticalRichardson;
  if (richardson > nearRatio * criticalRichardson || richardson < criticalRichardson / nearRatio) return [];
  const id = leakModelAt({ scenario, air, source }, criticalRichardson * (isDense ? 1 - beyond : 1 + beyond));
  if (id === model.id) return [];
  const other = computeOther({ ...scenario, model: id });
  if (other === null || !isTelling(own, other)) return [];
  const figures = figuresOf(other);
  const otherModel = other.prepared.model;
  return [
    {
      code: 'near-dense',
      severity: isWorse(own, other) ? 'warning' : 'note',
      message: `The cloud is close to where its model changes (Richardson number ${richardson.toPrecision(2)}, dense from ${criticalRichardson}), by less than wind readings can be wrong. The other model, ${otherModel.title}, gives zones of ${figures.zones}. Plan for the larger figures.`,
      quantity: 'richardsonNumber',
      value: richardson,
      range: [0, criticalRichardson],
      params: { model: otherModel.id, ...figures },
    },
  ];
};
