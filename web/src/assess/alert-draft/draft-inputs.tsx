import { type AlertHazard, type AlertInput, alertHazards, alertStatuses, alertTextLimit, incidentSeverities } from '@hazardguard/contract';
import { findDirection, type PublicLanguage } from '@hazardguard/i18n/languages';
import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { useFormat } from '../../ui/format.ts';
import { localTime, parseMoment } from '../scenario/scenario-form.ts';

interface InputProps<Value extends string> {
  readonly id?: string;
  readonly label?: string | undefined;
  readonly value: Value;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

type Status = AlertInput['status'];

/** Whether the warning is real; a demo and a sample site have no real ones. */
export const StatusInput = ({ sample, value, onChange }: InputProps<Status> & { readonly sample: boolean }) => {
  const { t } = useTranslation(['alert-draft', 'alerts']);
  const demo = useSession().data?.mode === 'demo';
  return (
    <>
      <Choice
        label={t('field.status')}
        value={value}
        options={alertStatuses}
        formatName={(status) => t(`alerts:status.${status}`)}
        disabled={demo || sample ? ['Actual'] : []}
        onChange={onChange}
      />
      {demo || sample ? (
        <Text size="xs" c="dimmed">
          {t('noActual')}
        </Text>
      ) : null}
    </>
  );
};

export const SeverityInput = ({ label, value, onChange }: InputProps<AlertInput['incidentSeverity']>) => {
  const { t } = useTranslation('alert-draft');
  return (
    <Choice
      label={label ?? t('field.incidentSeverity')}
      value={value}
      options={incidentSeverities}
      formatName={(severity) => t(`severity.${severity}`)}
      onChange={onChange}
    />
  );
};

export const HazardInput = ({ value, hint, onChange }: InputProps<AlertHazard> & { readonly hint?: string }) => {
  const { t } = useTranslation('alert-draft');
  return (
    <NativeSelect
      label={t('field.hazard')}
      description={hint}
      value={value}
      onChange={({ currentTarget }) => onChange(alertHazards.find((hazard) => hazard === currentTarget.value) ?? value)}
      data={alertHazards.map((hazard) => ({ value: hazard, label: t(`hazard.${hazard}`) }))}
    />
  );
};

/** Until when the warning is valid, ISO 8601; empty: no time. */
export const ExpiryInput = ({ value, onChange, ...shown }: InputProps<string>) => {
  const { t } = useTranslation('alert-draft');
  const format = useFormat();
  return (
    <TextInput
      {...shown}
      type="datetime-local"
      label={t('field.expiresAt')}
      description={format.ownZone()}
      value={value === '' ? '' : localTime(new Date(value))}
      onChange={(event) => onChange(parseMoment(event.currentTarget.value) ?? '')}
      required
    />
  );
};

interface TextProps extends InputProps<string> {
  readonly max?: number;
  /** Nothing longer can be entered. */
  readonly maxLength?: number;
  readonly minRows?: number;
  readonly maxRows?: number;
  /** Instead of the length. */
  readonly hint?: string;
  readonly language?: PublicLanguage;
}

/** A text of the warning, with its length. */
export const WarningText = ({ max = alertTextLimit, minRows = 2, maxRows = 8, hint, language, onChange, ...shown }: TextProps) => {
  const { t } = useTranslation('alert-draft');
  return (
    <Textarea
      {...shown}
      {...(language === undefined ? {} : { lang: language, attributes: { input: { dir: findDirection(language) } } })}
      onChange={(event) => onChange(event.currentTarget.value)}
      autosize
      minRows={minRows}
      maxRows={maxRows}
      required
      description={hint ?? t('characters', { used: shown.value.trim().length, max })}
      inputWrapperOrder={['label', 'error', 'input', 'description']}
    />
  );
};
