import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { readNumber } from '../../../ui/read-number.ts';
import { jetDirections, pipeSupplies, ruptures } from '../scenario-form.ts';
import { BundPicture } from './bund-picture.tsx';
import { JetDirectionPicture } from './jet-direction-picture.tsx';
import { memoForInputs } from './memo-for-inputs.ts';
import { type InputProps, NumberField } from './number-inputs.tsx';
import { PipePicture } from './pipe-picture.tsx';

const inputs = [
  'rupture',
  'direction',
  'diameterM',
  'lengthM',
  'breadthM',
  'pipeLengthM',
  'pipeOtherLengthM',
  'pipeSupply',
  'bundAreaM2',
  'heightM',
  'isolationMin',
  'storageC',
  'temperatureC',
] as const;

/** How the stock is released; an explosion needs none of these inputs. */
export const ReleaseInputs = memoForInputs(inputs, (input: InputProps<(typeof inputs)[number]>) => {
  const { t } = useTranslation('vulnerability');
  const format = useFormat();
  const { form, onChange } = input;
  const air = readNumber(form.temperatureC);
  return (
    <div className="hg-stack hg-gap-3">
      <NativeSelect
        label={t('input.rupture')}
        value={form.rupture}
        onChange={(event) => {
          const rupture = ruptures.find((candidate) => candidate === event.currentTarget.value);
          if (rupture !== undefined) onChange({ rupture });
        }}
        data={ruptures.map((value) => ({ value, label: t(`input.ruptures.${value}`) }))}
      />
      <div className="hg-pair hg-gap-3">
        {form.rupture === 'circular' || form.rupture === 'pipe' ? <NumberField {...input} name="diameterM" /> : null}
        {form.rupture === 'pipe' ? (
          <>
            <NumberField {...input} name="pipeLengthM" />
            <NumberField {...input} name="pipeOtherLengthM" placeholder={t('input.pipeOtherDefault')} />
          </>
        ) : null}
        {form.rupture === 'rectangular' ? (
          <>
            <NumberField {...input} name="lengthM" />
            <NumberField {...input} name="breadthM" />
          </>
        ) : null}
        <NumberField {...input} name="heightM" placeholder={t('input.default', { value: '0' })} />
        <NumberField {...input} name="isolationMin" placeholder={t('input.isolationDefault')} />
        <NumberField
          {...input}
          name="storageC"
          placeholder={
            air === undefined || Number.isNaN(air)
              ? t('input.storageDefault')
              : t('input.storageDefaultIs', { temperature: format.quantity(air, '°C') })
          }
        />
      </div>
      {form.rupture === 'pipe' ? (
        <>
          <NativeSelect
            label={t('input.pipeSupply')}
            description={t(`input.pictures.pipe.${form.pipeSupply}`)}
            value={form.pipeSupply}
            onChange={(event) => {
              const pipeSupply = pipeSupplies.find((candidate) => candidate === event.currentTarget.value);
              if (pipeSupply !== undefined) onChange({ pipeSupply });
            }}
            data={pipeSupplies.map((value) => ({ value, label: t(`input.pipeSupplies.${value}`) }))}
          />
          <PipePicture pipeSupply={form.pipeSupply} />
        </>
      ) : null}
      {form.rupture === 'catastrophic' ? null : (
        <>
          <NativeSelect
            label={t('input.direction')}
            value={form.direction}
            onChange={(event) => {
              const direction = jetDirections.find((candidate) => candidate === event.currentTarget.value);
              if (direction !== undefined) onChange({ direction });
            }}
            data={jetDirections.map((value) => ({ value, label: t(`input.directions.${value}`) }))}
          />
          <JetDirectionPicture direction={form.direction} />
        </>
      )}
      <NumberField {...input} name="bundAreaM2" placeholder={t('input.bundDefault')} description={t('input.bundHint')} />
      <BundPicture bundAreaM2={form.bundAreaM2} />
    </div>
  );
});
