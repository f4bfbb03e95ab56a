import { propertyAt, vapourPressureAt } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { readText, required, temperatureK } from './read.ts';
import { answerPerRow } from './rows.ts';
import { findSubstance } from './substances.ts';

const atmosphere = 101_325;

/** Properties of a substance at a temperature. */
const propertiesAt = (row: Inputs, expected: Inputs): Inputs => {
  const name = required(readText(row, 'substance', 'name', 'chemical', 'cas'), 'substance');
  const substance = required(findSubstance(name), `substance '${name}'`);
  const kelvin = temperatureK(row) ?? 298.15;
  const answers: Readonly<Record<string, () => number | null>> = {
    p_vap_Pa: () => vapourPressureAt(substance, kelvin),
    vapour_pressure_Pa: () => vapourPressureAt(substance, kelvin),
    vapour_pressure_kPa: () => vapourPressureAt(substance, kelvin) / 1000,
    vapour_pressure_atm: () => vapourPressureAt(substance, kelvin) / atmosphere,
    density_kg_m3: () => propertyAt(substance, 'liquidDensity', kelvin),
    rho_liq_kg_m3: () => propertyAt(substance, 'liquidDensity', kelvin),
    cp_J_kgK: () => propertyAt(substance, 'liquidHeatCapacity', kelvin),
    H_vap_J_kg: () => propertyAt(substance, 'heatOfVaporisation', kelvin),
    M_g_mol: () => 1000 * substance.molarMass,
    T_boil_K: () => substance.boilingPoint ?? null,
  };
  return Object.fromEntries(
    Object.keys(expected).flatMap((member) => (answers[member] === undefined ? [] : [[member, answers[member]()]])),
  );
};

/** Facts of substances. */
export const property: Interpreter = ({ module, inputs, expected }) =>
  /^(?:substance|propert|chemical)/iu.test(module) ? { got: answerPerRow(inputs, expected, propertiesAt) } : null;
