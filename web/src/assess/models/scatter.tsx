import { useTranslation } from '../../locales/use-translation.ts';
import type { ModelScore } from './model-report.ts';
import classes from './models.module.css';

const size = 300;
const left = 48;
const bottom = 40;
const edge = 18;
const across = size - left - edge;
const down = size - bottom - edge;

const powerOfTen = (exponent: number): string =>
  exponent >= -2 && exponent <= 3 ? String(Number((10 ** exponent).toPrecision(1))) : `10^${exponent}`;

/** Predicted against measured on logarithmic axes, with the line of agreement and the two of a factor of two. */
export const Scatter = ({ score }: { readonly score: ModelScore }) => {
  const { t } = useTranslation('models');
  const values = score.pairs.flat();
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  const share = (value: number): number => (Math.log10(value) - low) / (high - low);
  const x = (value: number): number => left + across * share(value);
  const y = (value: number): number => edge + down * (1 - share(value));
  const decades = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const factor = (times: number) => {
    const from = Math.max(10 ** low, 10 ** low / times);
    const to = Math.min(10 ** high, 10 ** high / times);
    return { x1: x(from), y1: y(from * times), x2: x(to), y2: y(to * times) };
  };
  return (
    <figure className={classes.plot}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('plot', { dataSet: score.dataSet, inputs: score.inputs, n: score.n })}>
        {decades.map((exponent) => (
          <g key={exponent}>
            <path className={classes.grid} d={`M${x(10 ** exponent)} ${edge}v${down}M${left} ${y(10 ** exponent)}h${across}`} />
            <text x={x(10 ** exponent)} y={size - bottom + 16} textAnchor="middle">
              {powerOfTen(exponent)}
            </text>
            <text x={left - 6} y={y(10 ** exponent) + 4} textAnchor="end">
              {powerOfTen(exponent)}
            </text>
          </g>
        ))}
        <line className={classes.agreement} {...factor(1)} />
        <line className={classes.factor} {...factor(2)} />
        <line className={classes.factor} {...factor(0.5)} />
        {score.pairs.map(([observed, predicted]) => (
          <circle key={`${observed} ${predicted}`} cx={x(observed)} cy={y(predicted)} r={2.6} />
        ))}
        <text x={left + across / 2} y={size - 6} textAnchor="middle">
          {t('measured', { unit: score.unit })}
        </text>
        <text x={12} y={edge + down / 2} textAnchor="middle" transform={`rotate(-90 12 ${edge + down / 2})`}>
          {t('predicted', { unit: score.unit })}
        </text>
      </svg>
      <figcaption>{`${score.dataSet}: ${score.inputs}`}</figcaption>
    </figure>
  );
};
