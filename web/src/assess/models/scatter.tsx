import { useTranslation } from '../../locales/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import type { ChartAxis } from '../../ui/chart/chart-model.ts';
import { useFormat } from '../../ui/format.ts';
import type { ModelScore } from './model-report.ts';

/** Predicted against measured on logarithmic axes, with the line of agreement and the two of a factor of two. */
export const Scatter = ({ score }: { readonly score: ModelScore }) => {
  const { t } = useTranslation('models');
  const format = useFormat();
  const logs = score.pairs.flat().map(Math.log10);
  const [low, high] = [10 ** Math.floor(Math.min(...logs)), 10 ** Math.ceil(Math.max(...logs))];
  const pairs = [[low, Number.NaN] as const, ...score.pairs, [high, Number.NaN] as const].toSorted(([one], [other]) => one - other);
  const xs = pairs.map(([measured]) => measured);
  const axis = (label: string): ChartAxis => ({ label, scale: 'log', range: [low, high], format: (value) => format.number(value, 2) });
  return (
    <div>
      <Chart
        label={t('plot', { dataSet: score.dataSet, inputs: score.inputs, n: score.n })}
        height={300}
        x={axis(t('measured', { unit: score.unit }))}
        y={axis(t('predicted', { unit: score.unit }))}
        xs={xs}
        lines={[
          { label: t('predicted', { unit: score.unit }), ys: pairs.map(([, predicted]) => predicted), style: 0, dots: true },
          { label: t('agreement'), ys: xs, style: 5, dots: false },
          { label: t('twice'), ys: xs.map((x) => 2 * x), style: 4, dots: false },
          { label: t('half'), ys: xs.map((x) => x / 2), style: 4, dots: false },
        ]}
      />
      <p className="hg-tiny hg-quiet">{`${score.dataSet}: ${score.inputs}`}</p>
    </div>
  );
};
