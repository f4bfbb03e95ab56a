import type { EnsembleResult, LevelEnsemble } from '@hazardguard/engine';
import { SegmentedControl } from '@mantine/core';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { ConfidenceLines } from '../../map/map-data.ts';
import { explains } from '../../map/map-signs.ts';
import { useMapTheme } from '../../map/map-theme.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { palettes } from '../../map/palette.ts';
import { useFormat } from '../../ui/format.ts';
import { buildFieldOverlays, chooseFieldLevel, endsWithModel, fieldShare, listSteps } from './reach-field.ts';
import classes from './uncertainty.module.css';

interface UncertaintySignsProps {
  readonly ensemble: EnsembleResult | undefined;
  readonly confidenceLines: ConfidenceLines | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly windFromDeg: number;
  /** Warned areas are drawn: the field waits until a person asks for it. */
  readonly isAside: boolean;
  readonly onOverlays: (overlays: readonly MapOverlay[]) => void;
}

const off = 'off';

/** A step as on the map: the steps below it shine through. */
const StepSwatch = ({ steps, colour }: { readonly steps: number; readonly colour: string }) => (
  <svg width={28} height={16} aria-hidden style={{ flex: 'none', printColorAdjust: 'exact' }}>
    <rect x={1} y={2} width={26} height={12} fill={colour} fillOpacity={1 - (1 - fieldShare) ** steps} stroke={colour} strokeWidth={1} />
  </svg>
);

const Steps = ({ level }: { readonly level: LevelEnsemble }) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  const colour = palettes[useMapTheme()].receptor;
  return listSteps(level).map(({ id, atLeast, reachM }, index) => (
    <span key={id} className="hg-inline" data-step={id} {...explains('overlay-reach-edges')}>
      <StepSwatch steps={index + 1} colour={colour} />
      {t(endsWithModel(level, { reachM }) ? 'field.stepOrMore' : 'field.step', {
        share: format.exact(Math.round(100 * atLeast)),
        level: level.level.id,
        distance: format.distance(reachM, 2),
      })}
    </span>
  ));
};

/** The confidence lines in the legend: sign and meaning. */
const ConfidenceLinesSign = ({ confidenceLines }: Pick<UncertaintySignsProps, 'confidenceLines'>) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  if (!confidenceLines) return null;
  return (
    <li className="hg-whole" {...explains('confidence-lines')}>
      <svg width={44} height={18} aria-hidden className={`hg-fixed ${classes.confidenceSign}`}>
        <path d="M2 9 L40 2 A 40 40 0 0 1 40 16 Z" />
      </svg>
      <span>
        <strong>{t('confidenceLines.name', { degrees: format.exact(Math.round(confidenceLines.halfAngleDeg)) })}</strong>{' '}
        <span className="hg-tiny hg-quiet mantine-visible-from-sm">{t('confidenceLines.meaning', { level: confidenceLines.levelId })}</span>
      </span>
    </li>
  );
};

/** The uncertainty in a legend: confidence lines of the wind, and the share of cases that reach each place, of a level that can be chosen. */
export const UncertaintySigns = (props: UncertaintySignsProps) => {
  const { ensemble, confidenceLines, latitude, longitude, windFromDeg, isAside, onOverlays } = props;
  const { t } = useTranslation('uncertainty');
  const label = useId();
  const [asked, ask] = useState<string>();
  const levels = useMemo(() => (ensemble?.levels ?? []).filter((level) => listSteps(level).length > 0), [ensemble]);
  const usual = isAside ? undefined : chooseFieldLevel(levels);
  const shown = asked === off ? undefined : (levels.find(({ level }) => level.id === asked) ?? usual);
  const overlays = useMemo(
    () =>
      shown === undefined
        ? []
        : buildFieldOverlays(shown, { latitude, longitude }, windFromDeg, (atLeast) =>
            t('field.edge', { share: Math.round(100 * atLeast) }),
          ),
    [shown, latitude, longitude, windFromDeg, t],
  );
  useEffect(() => {
    onOverlays(overlays);
    return () => onOverlays([]);
  }, [overlays, onOverlays]);
  return (
    <>
      <ConfidenceLinesSign confidenceLines={confidenceLines} />
      {levels.length === 0 ? null : (
        <li className="hg-whole" {...explains(shown && 'overlay-reach')}>
          <div className="hg-row hg-tiny">
            <span id={label}>{t('field.title')}</span>
            <SegmentedControl
              size="xs"
              aria-labelledby={label}
              value={shown?.level.id ?? off}
              onChange={ask}
              data={[...levels.map(({ level }) => ({ value: level.id, label: level.id })), { value: off, label: t('field.off') }]}
            />
            {shown === undefined ? null : <Steps level={shown} />}
          </div>
        </li>
      )}
    </>
  );
};
