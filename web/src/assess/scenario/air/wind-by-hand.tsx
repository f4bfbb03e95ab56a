import { type CompassPoint, compassPoints, compassStepDeg, toCompassPoint, toDegrees } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { CompassDial } from '../inputs/compass-dial.tsx';
import type { ScenarioForm } from '../scenario-form.ts';

/** A point between the eight main ones: only a person who tells sixteen apart names it. */
const isBetween = (fromDeg: number): boolean => (fromDeg / compassStepDeg) % 2 === 1;

/** A point and its two neighbours. */
const listAround = (fromDeg: number): readonly CompassPoint[] => {
  const at = compassPoints.indexOf(toCompassPoint(fromDeg));
  return [-1, 0, 1].flatMap((step) => compassPoints[(at + step + compassPoints.length) % compassPoints.length] ?? []);
};

interface WindByHandProps {
  readonly form: Pick<ScenarioForm, 'windFromDeg' | 'weatherSource'>;
  /** Among other inputs of a form. */
  readonly dense?: boolean;
  readonly onTurn: (windFromDeg: number, source: 'manual' | 'compass-16') => void;
}

/** A compass of 16 points in two taps: a main point, then itself or a neighbour, which halves the width of the point. */
export const WindByHand = ({ form: { windFromDeg, weatherSource }, dense = false, onTurn }: WindByHandProps) => {
  const { t } = useTranslation('vulnerability');
  const fromDeg = weatherSource === 'wind-unknown' ? undefined : windFromDeg;
  return (
    <>
      <CompassDial fromDeg={fromDeg} onTurn={(to) => onTurn(to, isBetween(to) ? 'compass-16' : 'manual')} />
      {fromDeg === undefined || weatherSource !== 'manual' ? null : (
        <>
          <Text size="sm" fw={dense ? 600 : 400}>
            {t('air.exactly')}
          </Text>
          <ChoiceList
            label={t('air.exactly')}
            dense={dense}
            rows={listAround(fromDeg).map((point) => ({ key: point, value: point, name: point }))}
            chosen={undefined}
            onChoose={(point) => onTurn(toDegrees(point), 'compass-16')}
          />
        </>
      )}
    </>
  );
};
