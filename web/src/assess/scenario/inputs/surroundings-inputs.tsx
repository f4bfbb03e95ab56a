import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { GroundQuestion } from '../air/ground-question.tsx';
import { exposures, isCloud, plumeModels } from '../scenario-form.ts';
import type { Site } from '../site.ts';
import { inputId } from './input-complaints.ts';
import { memoForInputs } from './memo-for-inputs.ts';
import { findError, type InputProps } from './number-inputs.tsx';
import { OwnLevelsInput } from './own-levels-input.tsx';

const inputs = ['time', 'terrain', 'exposure', 'hazard', 'plumeModel', 'ownLevels'] as const;
type SurroundingsProps = InputProps<(typeof inputs)[number]> & { readonly site: Site };

/** Time, ground, the time that toxic levels are for, levels of the user's own and, folded, the model of a cloud. */
export const SurroundingsInputs = memoForInputs(inputs, ({ site, form, onChange, complaints }: SurroundingsProps) => {
  const { t } = useTranslation('vulnerability');
  const zone = useFormat().ownZone();
  return (
    <div className="hg-stack hg-gap-3">
      <TextInput
        id={inputId('time')}
        type="datetime-local"
        label={t('input.time')}
        description={t('input.timeHint', { zone })}
        value={form.time}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
        error={findError(complaints, 'time')}
      />
      <GroundQuestion terrain={form.terrain} known={site.terrain} dense onChange={onChange} />
      {form.hazard === 'leak' ? (
        <NativeSelect
          label={t('input.exposure')}
          description={t('input.exposureHint')}
          value={form.exposure}
          onChange={(event) => {
            const exposure = exposures.find((one) => one === event.currentTarget.value);
            if (exposure !== undefined) onChange({ exposure });
          }}
          data={exposures.map((value) => ({ value, label: t(`input.exposures.${value}`) }))}
        />
      ) : null}
      <OwnLevelsInput
        id={inputId('ownLevels')}
        hazard={form.hazard}
        value={form.ownLevels}
        onChange={(ownLevels) => onChange({ ownLevels })}
        error={findError(complaints, 'ownLevels')}
      />
      {isCloud(form.hazard) ? (
        <details open={form.plumeModel !== 'auto'}>
          <summary>{t('input.method')}</summary>
          <NativeSelect
            mt="xs"
            label={t('input.plumeModel')}
            description={t('input.plumeModelHint')}
            value={form.plumeModel}
            onChange={(event) => {
              const plumeModel = plumeModels.find((one) => one === event.currentTarget.value);
              if (plumeModel !== undefined) onChange({ plumeModel });
            }}
            data={plumeModels.map((value) => ({ value, label: t(`input.plumeModels.${value}`) }))}
          />
        </details>
      ) : null}
    </div>
  );
});
