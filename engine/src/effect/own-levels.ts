import { missingFact } from '../substance/property.ts';
import type { Level, LevelDose, Severity } from '../types/common-types.ts';
import type { OwnLevel } from '../types/document-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { ppmPerDensity, toCelsius } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';
import { showOwnLevel } from './own-level-units.ts';

/** What the id of a level of one's own begins with; what follows is the level as typed: 'own level 7.3 mg/m³'. */
export const ownPrefix = 'own level ';

interface Converted {
  readonly value: number;
  /** The same in the unit of the result, where that is another. */
  readonly also: string;
  readonly dose: LevelDose | undefined;
}

const toLevelUnit = ({ value, unit }: OwnLevel, { substance, weather, exposureS }: Scenario): Converted => {
  switch (unit) {
    case 'mg/m³': {
      const ppm = 1e-6 * value * ppmPerDensity(weather.pressurePa, substance.molarMass, weather.temperatureK);
      return { value: ppm, also: `${shortFigure(ppm, 3)} ppm at ${shortFigure(toCelsius(weather.temperatureK), 3)} °C`, dose: undefined };
    }
    case '% LFL': {
      const limit = substance.lowerFlammableLimit;
      if (limit === undefined || !(limit > 0)) throw missingFact(substance, 'lower flammable limit');
      const ppm = 1e4 * value * limit;
      return { value: ppm, also: `${shortFigure(ppm, 3)} ppm`, dose: undefined };
    }
    case 'ppm·min': {
      const ppm = (60 * value) / exposureS;
      return {
        value: ppm,
        also: `${shortFigure(ppm, 3)} ppm for ${shortFigure(exposureS / 60, 3)} min`,
        dose: { exponent: 1, exposureS, levelS: exposureS, shorter: undefined },
      };
    }
    case 'ppm':
    case 'kW/m²':
    case 'kPa':
      return { value, also: '', dose: undefined };
  }
};

const levelUnit = ({ unit }: OwnLevel): Level['unit'] => (unit === 'kW/m²' || unit === 'kPa' ? unit : 'ppm');

/** True of a level of one's own that is drawn beside the established ones and decides nothing. */
export const isBeside = ({ id, severity }: Pick<Level, 'id' | 'severity'>): boolean => id.startsWith(ownPrefix) && severity === 'mild';

const toLevel = (own: OwnLevel, scenario: Scenario, severity: Severity): Level => {
  const { value, also, dose } = toLevelUnit(own, scenario);
  return {
    id: `${ownPrefix}${showOwnLevel(own)}`,
    severity,
    value,
    unit: levelUnit(own),
    exposureS: scenario.hazard === 'leak' ? scenario.exposureS : undefined,
    ...(dose === undefined ? {} : { dose }),
    meaning: also === '' ? 'Level stated in the inputs.' : `Level stated in the inputs: ${also}.`,
  };
};

/**
 * Levels typed by the user, highest first, in the units of the result: mg/m³ as ppm in the air of the scenario, a dose ∫C dt as the
 * steady concentration over the exposure time. A concentration is compared with the highest value, also where the established levels go by
 * toxic load.
 */
export const ownLevels = (scenario: Scenario, severity: Severity = 'mild'): readonly Level[] =>
  (scenario.ownLevels ?? []).map((own) => toLevel(own, scenario, severity)).toSorted((a, b) => b.value - a.value);
