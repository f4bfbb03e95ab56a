import { Text, Title } from '@mantine/core';
import { coefficientSetIds } from '../../compute/dispersion-coefficients.ts';
import type { PlumeCurves } from '../../compute/plume-curves.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { type ChartLine, decadesAround } from '../../ui/chart/chart-model.ts';
import { useFormat } from '../../ui/format.ts';
import { findZoneLook } from '../../ui/hazard-colours.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import { Values } from './values.tsx';

interface PlumeChartsProps {
  readonly curves: PlumeCurves;
  readonly stale: boolean;
}

/** Lower concentrations are harmless and would only fill the table, ppm. */
const minPpm = 1e-4;

/** The table shows round steps of each decade; the curves start nearer than the published range. */
const tableSteps: ReadonlySet<number> = new Set([100, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 7000, 10_000]);
const acrossEvery = 12;

/** Concentration along the plume and across it, each as chart, table and file. */
export const PlumeCharts = ({ curves: { acrossAtM, distancesM, acrossM, levels, curves }, stale }: PlumeChartsProps) => {
  const { t } = useTranslation('gaussian');
  const format = useFormat();
  const text = useZoneText();
  const ppm = (value: number): string => (value > 0 && value < minPpm ? `< ${format.number(minPpm)}` : format.number(value, 3));
  const cut = format.distance(acrossAtM);
  const marks = levels.map((level) => ({ label: text.level(level), value: level.value, look: findZoneLook(level) }));
  const lines = (of: 'axisPpm' | 'acrossPpm'): ChartLine[] =>
    curves.map(
      (curve): ChartLine => ({
        label: t(`coefficientSet.${curve.coefficientSet}`),
        ys: curve[of],
        style: coefficientSetIds.indexOf(curve.coefficientSet),
        dots: false,
      }),
    );
  const columns = (of: 'axisPpm' | 'acrossPpm') =>
    curves.map((curve) => ({ label: t(`coefficientSet.${curve.coefficientSet}`), values: curve[of] }));
  const coefficientSets = curves.map(({ coefficientSet }) => `${coefficientSet} (ppm)`);
  const onAxis = curves.flatMap(({ axisPpm }) => axisPpm.filter((_, index) => (distancesM[index] ?? 0) >= 100));
  const middle = curves.map(({ acrossPpm }) => Math.max(...acrossPpm));
  const halfWidthM = acrossM.at(-1) ?? 1;
  return (
    <>
      <section className="hg-stack hg-gap-3 hg-card hg-pad-4 hg-flush" aria-labelledby="plume-axis">
        <Title order={2} size="h4" id="plume-axis">
          {t('axis.title')}
        </Title>
        <div className="hg-split">
          <Chart
            label={t('axis.chart')}
            x={{
              label: t('axis.x'),
              scale: 'log',
              range: [distancesM[0] ?? 10, distancesM.at(-1) ?? 10_000],
              format: (x) => format.number(x, 4),
            }}
            y={{ label: t('axis.y'), scale: 'log', range: decadesAround([...onAxis, ...levels.map(({ value }) => value)]), format: ppm }}
            xs={distancesM}
            lines={lines('axisPpm')}
            levels={marks}
            markers={[{ x: acrossAtM, label: t('cut', { distance: cut }) }]}
            stale={stale}
          />
          <Values
            title={t('table.axis')}
            placeLabel={t('table.distance')}
            places={distancesM}
            formatPlace={(place) => format.distance(place)}
            columns={columns('axisPpm')}
            formatValue={ppm}
            shown={(place) => tableSteps.has(place)}
            file={{ name: 'plume_axis.csv', placeColumn: 'distance (m)', columns: coefficientSets }}
          />
        </div>
        <Text size="sm" c="dimmed">
          {t('axis.note')}
        </Text>
      </section>
      <section className="hg-stack hg-gap-3 hg-card hg-pad-4 hg-flush" aria-labelledby="plume-across">
        <Title order={2} size="h4" id="plume-across">
          {t('across.title', { distance: cut })}
        </Title>
        <div className="hg-split">
          <Chart
            label={t('across.chart', { distance: cut })}
            x={{ label: t('across.x'), scale: 'linear', range: [-halfWidthM, halfWidthM], format: (x) => format.number(x, 3) }}
            y={{
              label: t('axis.y'),
              scale: 'log',
              range: decadesAround([...middle, ...middle.map((value) => value * 1e-4), ...levels.map(({ value }) => value)]),
              format: ppm,
            }}
            xs={acrossM}
            lines={lines('acrossPpm')}
            levels={marks}
            stale={stale}
          />
          <Values
            title={t('table.across')}
            placeLabel={t('table.fromAxis')}
            places={acrossM}
            formatPlace={(place) => format.distance(place)}
            columns={columns('acrossPpm')}
            formatValue={ppm}
            shown={(place, index) => place >= 0 && index % acrossEvery === 0}
            file={{ name: 'plume_across.csv', placeColumn: 'from the axis (m)', columns: coefficientSets }}
          />
        </div>
      </section>
    </>
  );
};
