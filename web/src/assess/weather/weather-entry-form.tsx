import type { Weather } from '@hazardguard/contract';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { useEnterWeather } from './use-weather.ts';
import { checkEntry, type EntryField, emptyEntry, findRange, numberFields, type Place } from './weather-entry.ts';

interface WeatherEntryFormProps {
  readonly place: Place;
  readonly onSaved: (weather: Weather) => void;
}

/** Weather seen or measured at the site, stored under the user's name. */
export const WeatherEntryForm = ({ place, onSaved }: WeatherEntryFormProps) => {
  const { t } = useTranslation('weather');
  const prefix = useId();
  const [texts, setTexts] = useState(emptyEntry);
  const [wrong, setWrong] = useState<readonly EntryField[]>([]);
  const [attempt, setAttempt] = useState(0);
  const enter = useEnterWeather();
  const fieldId = (field: EntryField): string => `${prefix}-${field}`;
  const set = (field: EntryField, text: string): void => {
    setTexts({ ...texts, [field]: text });
    setWrong(wrong.filter((other) => other !== field));
  };
  const reason = (field: EntryField): string => {
    if (field === 'windFromDeg') return t('form.windFromWrong', { text: texts.windFromDeg });
    if (field === 'conditionText') return t('form.conditionText');
    const [min, max] = findRange(field);
    return t('form.range', { label: t(`form.${field}`), min, max });
  };
  const findError = (field: EntryField): string | undefined => (wrong.includes(field) ? reason(field) : undefined);
  const save = (): void => {
    const check = checkEntry(texts, place);
    if (!check.ok) {
      setWrong(check.wrong);
      setAttempt(attempt + 1);
      return;
    }
    enter.mutate(check.entry, {
      onSuccess: (weather) => {
        notifySuccess(t('form.saved'));
        onSaved(weather);
      },
    });
  };
  return (
    <form
      noValidate
      aria-label={t('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('form.intro')}
        </Text>
        <ErrorSummary
          title={t('form.check')}
          attempt={attempt}
          lines={wrong.map((field) => ({ id: fieldId(field), text: reason(field) }))}
        />
        {enter.isError ? <ErrorPanel error={enter.error} title={t('form.saveFailed')} kept={t('form.kept')} /> : null}
        <TextInput
          id={fieldId('windFromDeg')}
          label={t('form.windFromDeg')}
          description={t('form.windFromHint')}
          value={texts.windFromDeg}
          onChange={(event) => set('windFromDeg', event.currentTarget.value)}
          error={findError('windFromDeg')}
          maxLength={60}
          required
        />
        <div className="hg-tiles">
          {numberFields.map((field) => (
            <QuantityField
              key={field}
              id={fieldId(field)}
              label={t(`form.${field}`)}
              value={texts[field]}
              onChange={(text) => set(field, text)}
              error={findError(field)}
              required={field !== 'precipitationMm'}
            />
          ))}
          <TextInput
            id={fieldId('conditionText')}
            label={`${t('form.conditionText')} (${t('form.optional')})`}
            value={texts.conditionText}
            onChange={(event) => set('conditionText', event.currentTarget.value)}
            maxLength={100}
          />
        </div>
        <Group>
          <Button type="submit" loading={enter.isPending}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
