import { catalogue } from '../catalogue.ts';
import { describeSituation, selectModel } from '../choose/choice.ts';
import type { Computed } from '../compute/compute-zones.ts';
import { criticalRichardson } from '../dispersion/richardson.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { shortFigure } from '../units/short-figure.ts';
import { computeOther, formatFigures, isTelling, isWorse } from './other-side.ts';

/** Ratio to the critical number within which the choice of model is uncertain: 4 % of the wind decide. Our choice. */
const nearRatio = 1.15;

/** Distance beyond the critical number at which the other model is chosen. */
const beyond = 1e-3;

/** Whether the model is chosen by the Richardson number. */
const isChosen = ({ model, hazard }: Scenario): boolean => model === 'auto' && (hazard === 'leak' || hazard === 'flammable');

/**
 * ALOHA treats a cloud as dense from a critical Richardson number on, and so does the best estimate for releases aloft: two models that do
 * not meet. Close to that number the zones of the other model are shown, where they differ.
 */
export const nearDenseCaveats = (scenario: Scenario, own: Computed): readonly Caveat[] => {
  if (!isChosen(scenario)) return [];
  const { air, source, model } = own.prepared;
  const situation = describeSituation(scenario, air, source);
  const { richardson } = situation;
  const isDense = richardson >= criticalRichardson;
  if (richardson > nearRatio * criticalRichardson || richardson < criticalRichardson / nearRatio) return [];
  const { id } = selectModel(catalogue, { ...situation, richardson: criticalRichardson * (isDense ? 1 - beyond : 1 + beyond) }).model;
  if (id === model.id) return [];
  const other = computeOther({ ...scenario, model: id });
  if (other === null || !isTelling(own, other)) return [];
  const figures = formatFigures(other);
  const otherModel = other.prepared.model;
  return [
    {
      code: 'near-dense',
      severity: isWorse(own, other) ? 'warning' : 'note',
      message: `The cloud is close to where its model changes (Richardson number ${shortFigure(richardson, 2)}, dense from ${criticalRichardson}), within the error of a wind reading. The other model, ${otherModel.title}, gives zones of ${figures.zones}. Plan for the larger figures.`,
      quantity: 'richardsonNumber',
      value: richardson,
      range: [0, criticalRichardson],
      params: { model: otherModel.id, ...figures },
    },
  ];
};
