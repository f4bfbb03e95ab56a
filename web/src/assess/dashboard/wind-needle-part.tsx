import { toCompassPoint } from '@hazardguard/contract';
import { Button, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { CompassDial } from '../scenario/inputs/compass-dial.tsx';
import classes from './dashboard.module.css';

interface WindNeedlePartProps {
  /** Current wind direction; undefined: not known. */
  readonly nowDeg: number | undefined;
  /** Direction the user turned the needle to; undefined: not turned. */
  readonly turnedDeg: number | undefined;
  readonly onTurn: (fromDeg: number | undefined) => void;
}

/** The wind needle and its 16 points. It starts at the current wind; when turned, it shows the what-if footprint. */
export const WindNeedlePart = ({ nowDeg, turnedDeg, onTurn }: WindNeedlePartProps) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const shown = turnedDeg ?? nowDeg;
  const windText =
    shown === undefined
      ? t('needle.unknown')
      : t(turnedDeg === undefined ? 'needle.now' : 'needle.whatIf', { point: toCompassPoint(shown), degrees: format.number(shown, 4) });
  return (
    <section className={`hg-stack hg-middle ${classes.needle}`} aria-label={t('needle.title')}>
      <CompassDial fromDeg={shown} onTurn={onTurn} />
      <Text size="sm" fw={600} role="status" data-needle={shown}>
        {windText}
      </Text>
      {turnedDeg === undefined ? null : (
        <Button variant="default" size="xs" onClick={() => onTurn(undefined)}>
          {t('needle.back')}
        </Button>
      )}
    </section>
  );
};
