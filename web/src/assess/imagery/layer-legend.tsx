import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './imagery.module.css';
import type { ImageryLayer, LayerScale } from './layer.ts';

const Bar = ({ scale }: { readonly scale: LayerScale & { kind: 'bar' } }) => {
  const { t } = useTranslation('imagery');
  const format = useFormat();
  return (
    <>
      <div className={classes.bar} style={{ backgroundImage: `linear-gradient(to right, ${scale.colours.join(', ')})` }} />
      <ol className={classes.marks}>
        {scale.marks.map(({ at, value }) => (
          <li key={value}>
            {scale.unit === 'year' ? String(value) : format.number(value)}
            {at === 1 && scale.unit === 'column' ? '+' : ''}
          </li>
        ))}
      </ol>
      <p className={classes.unit}>{t(`scale.${scale.unit}`)}</p>
    </>
  );
};

const Keys = ({ scale }: { readonly scale: LayerScale & { kind: 'keys' } }) => {
  const { t } = useTranslation('imagery');
  return (
    <ul className={classes.keys}>
      {scale.keys.map(({ id, colour }) => (
        <li key={id}>
          <span className={classes.swatch} style={{ background: colour }} aria-hidden />
          {t(`key.${id}`)}
        </li>
      ))}
    </ul>
  );
};

/** The colour scale of the service, its unit and its limits. */
export const LayerLegend = ({ layer, time }: { readonly layer: ImageryLayer; readonly time: string }) => {
  const { t } = useTranslation('imagery');
  const scale = layer.scale(time);
  return (
    <section className={classes.legend} aria-label={t('legend')}>
      <h2>{t('legend')}</h2>
      {scale.kind === 'bar' ? <Bar scale={scale} /> : <Keys scale={scale} />}
      <p className={classes.note}>{t(`layer.${layer.id}.means`)}</p>
    </section>
  );
};
