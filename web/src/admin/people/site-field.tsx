import { mostScopeIndustries } from '@hazardguard/contract';
import { CloseButton, Input, Stack } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { IndustryPicker } from '../../register/industry-picker/industry-picker.tsx';
import classes from './people.module.css';

const ChosenSite = ({ id, onRemove }: { readonly id: number; readonly onRemove: () => void }) => {
  const { t } = useTranslation('people');
  const site = useIndustry(id);
  const name = site.data?.industryName ?? (site.isError ? t('siteGone') : '…');
  return (
    <li className={classes.site}>
      <span>{name}</span>
      <CloseButton aria-label={t('removeSite', { name })} onClick={onRemove} />
    </li>
  );
};

interface SiteFieldProps {
  readonly id: string;
  readonly value: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly number[]) => void;
}

/** Adds sites by name, one at a time. */
export const SiteField = ({ id, value, error, onChange }: SiteFieldProps) => {
  const { t } = useTranslation('people');
  return (
    <Stack gap={4}>
      <IndustryPicker
        key={value.length}
        id={id}
        label={t('addSite')}
        value={undefined}
        onChange={(added) => {
          if (added !== undefined && !value.includes(added) && value.length < mostScopeIndustries) onChange([...value, added]);
        }}
      />
      {error === undefined ? null : <Input.Error role="alert">{error}</Input.Error>}
      {value.length === 0 ? null : (
        <ul className={classes.sites} aria-label={t('sites')}>
          {value.map((one) => (
            <ChosenSite key={one} id={one} onRemove={() => onChange(value.filter((other) => other !== one))} />
          ))}
        </ul>
      )}
    </Stack>
  );
};
