import { type DrawnArea, drawnAreaLimits } from '@hazardguard/contract';
import { NumberInput, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { findOutlineProblem } from './area-candidates.ts';
import { AreaFile } from './area-file.tsx';
import { AreaMap } from './area-map.tsx';
import { parseCorners } from './edit-values.ts';

interface AreaFieldsProps {
  readonly drawn: DrawnArea | null;
  /** Centre of a new circle. */
  readonly around: { readonly latitude: number; readonly longitude: number };
  readonly onChange: (drawn: DrawnArea) => void;
}

const shapes = ['site', 'circle', 'polygon'] as const;
const startRadiusM = 1_000;
const outlineFacts = { most: drawnAreaLimits.vertices, km: drawnAreaLimits.widestM / 1_000 };

const formatPoints = (points: readonly (readonly number[])[]): string =>
  points.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('\n');

/** The area of an alert without a run: a radius around the industry, a circle, or an outline; drawn, typed, or from a file. */
export const AreaFields = ({ drawn, around, onChange }: AreaFieldsProps) => {
  const { t } = useTranslation('alerts');
  const [typed, setTyped] = useState(() => (drawn?.shape === 'polygon' ? formatPoints(drawn.points) : ''));
  const [bad, setBad] = useState(false);
  const [fileCount, setFileCount] = useState(0);
  const shape = drawn?.shape ?? 'site';
  const outline = drawn?.shape === 'polygon' ? findOutlineProblem(drawn.points.map(([x = 0, y = 0]) => [x, y])) : undefined;
  const show = (points: readonly (readonly number[])[]): void => {
    setTyped(formatPoints(points));
    setBad(false);
  };
  const radiusM = drawn !== null && drawn.shape !== 'polygon' ? drawn.radiusM : startRadiusM;
  const number = (value: string | number): number => (typeof value === 'number' ? value : Number.NaN);
  const choose = (next: (typeof shapes)[number]): void => {
    if (next === 'site') onChange({ shape: 'site', radiusM });
    else if (next === 'circle') onChange({ shape: 'circle', ...around, radiusM });
    else onChange({ shape: 'polygon', points: parseCorners(typed) ?? [] });
  };
  return (
    <Stack gap="sm">
      <Choice label={t('area.shape')} value={shape} options={shapes} formatName={(one) => t(`area.${one}`)} onChange={choose} />
      {drawn !== null && drawn.shape !== 'site' ? (
        <AreaMap
          key={drawn.shape}
          drawn={drawn}
          around={around}
          fileCount={fileCount}
          onChange={(next) => {
            onChange(next);
            if (next.shape === 'polygon') show(next.points);
          }}
        />
      ) : null}
      <AreaFile
        onArea={(points) => {
          const corners = points.map((corner) => [...corner]);
          onChange({ shape: 'polygon', points: corners });
          show(corners);
          setFileCount((count) => count + 1);
        }}
      />
      {drawn?.shape === 'circle' ? (
        <>
          <NumberInput
            label={t('area.latitude')}
            value={drawn.latitude}
            onChange={(value) => onChange({ ...drawn, latitude: number(value) })}
            hideControls
          />
          <NumberInput
            label={t('area.longitude')}
            value={drawn.longitude}
            onChange={(value) => onChange({ ...drawn, longitude: number(value) })}
            hideControls
          />
        </>
      ) : null}
      {shape === 'polygon' ? (
        <Textarea
          label={t('area.corners')}
          description={t('area.cornersHint')}
          value={typed}
          autosize
          minRows={4}
          maxRows={12}
          error={
            bad
              ? t('area.badCorners')
              : outline &&
                t(`area.outline.${outline}`, {
                  ...outlineFacts,
                  name: t('area.polygon'),
                  count: drawn?.shape === 'polygon' ? drawn.points.length : 0,
                })
          }
          onChange={(event) => {
            const text = event.currentTarget.value;
            const points = parseCorners(text);
            setTyped(text);
            setBad(points === null);
            onChange({ shape: 'polygon', points: points ?? [] });
          }}
        />
      ) : (
        <NumberInput
          label={t('area.radius')}
          // Empty until a person enters a radius: there must be no default for a warned area.
          value={drawn === null ? '' : radiusM}
          min={50}
          max={50_000}
          onChange={(value) => {
            if (drawn?.shape === 'circle') onChange({ ...drawn, radiusM: number(value) });
            else onChange({ shape: 'site', radiusM: number(value) });
          }}
          hideControls
        />
      )}
    </Stack>
  );
};
