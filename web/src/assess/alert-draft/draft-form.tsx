import type { Alert, AlertHazard, AlertInput } from '@hazardguard/contract';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { draftRoutes, orWaits } from '../../data/alert-drafts.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IncidentNumber } from '../../register/incident-reference/incident-number.tsx';
import { withStatusPrefix } from '../../register/incident-reference/with-status-prefix.ts';
import type { Checked } from '../../ui/form/field-problems.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { ExpiryInput, HazardInput, SeverityInput, StatusInput, WarningText } from './draft-inputs.tsx';
import { type DraftField, type DraftKind, type DraftValues, draftFields, draftRows, isPictureProblem, textLimit } from './draft-values.ts';

interface ShownField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface DraftFormProps<Input> {
  readonly kind: DraftKind;
  readonly start: DraftValues;
  /** The site is a sample: it has no real warnings. */
  readonly sample: boolean;
  readonly title: string;
  readonly texts: { readonly save: string; readonly saveFailed: string };
  /** Names of fields that this form calls otherwise. */
  readonly labels: Partial<Record<DraftField, string>>;
  /** Inputs that only one form has. */
  readonly own: Partial<Record<DraftField, (shown: ShownField) => ReactNode>>;
  /** An entry is still being read. */
  readonly reading: boolean;
  readonly check: (values: DraftValues) => Checked<DraftField, Input>;
  readonly store: (input: Input, key: string) => Promise<Alert>;
  /** 'waits': it is kept on this device. */
  readonly onStored: (stored: Alert | 'waits') => void;
  readonly children: (parts: { readonly values: DraftValues; readonly inputs: ReactNode; readonly buttons: ReactNode }) => ReactNode;
}

/** The one form that drafts a warning: from a run, by hand, or as a message. */
export const AlertDraftForm = <Input,>(asked: DraftFormProps<Input>) => {
  const { kind, start, sample, title, texts, labels, own, reading, check, store, onStored, children } = asked;
  const { t } = useTranslation(['alert-draft', 'shell']);
  const prefix = useId();
  const [given] = useState(() => ({ editing: null, values: start }));
  const state = useServerForm<DraftField, Alert | 'waits', Input>({
    name: null,
    fields: draftFields(kind),
    given,
    check,
    save: ({ input, key }) => orWaits(store(input, key)),
    refreshes: draftRoutes,
    onSaved: onStored,
  });
  const { values, set } = state.form;
  const { error: refusal } = state.save;
  const freeId = refusal instanceof ApiProblem ? refusal.fields.find(({ field }) => field === 'incidentId')?.allowed : undefined;
  const words = {
    label: (field: DraftField): string => labels[field] ?? t(`field.${field}`),
    invalid: (field: DraftField): string => {
      if (field === 'incidentId' || field === 'radiusKm' || field === 'expiresAt') return t(`invalid.${field}`);
      return isPictureProblem(values.plumeImage) && field === 'plumeImage'
        ? t(`picture.${values.plumeImage}`)
        : t('shell:problem.rule.wrong', { label: words.label(field) });
    },
    id: (field: DraftField): string => `${prefix}-${field}`,
    someOptional: true,
  } as const;
  const setStatus = (status: AlertInput['status']): void => {
    const { hazardText, incidentDescription } = withStatusPrefix({ ...values, status }, status);
    set({ status, hazardText, incidentDescription });
  };
  const drawInput = (field: DraftField, error: string | undefined): ReactNode => {
    const put = (value: string): void => set({ [field]: value });
    const shown = { id: words.id(field), label: words.label(field), value: values[field], error, onChange: put };
    switch (field) {
      case 'status':
        return <StatusInput value={values.status as AlertInput['status']} sample={sample} onChange={setStatus} />;
      case 'incidentId':
        return (
          <div>
            <IncidentNumber
              {...shown}
              description={t('hint.incidentId')}
              industryId={values.industryId === '' ? undefined : Number(values.industryId)}
            />
            {freeId === undefined || freeId === shown.value ? null : (
              <Button variant="default" size="compact-sm" mt={4} onClick={() => put(freeId)}>
                {t('takeFree', { free: freeId })}
              </Button>
            )}
          </div>
        );
      case 'expiresAt':
        return <ExpiryInput {...shown} />;
      case 'radiusKm':
        return (
          <TextInput
            {...shown}
            description={t('hint.radiusKm')}
            onChange={({ currentTarget }) => put(currentTarget.value)}
            maxLength={20}
            required
            inputMode="decimal"
          />
        );
      case 'incidentSeverity':
        return <SeverityInput label={shown.label} value={values.incidentSeverity as AlertInput['incidentSeverity']} onChange={put} />;
      case 'hazard':
        return <HazardInput hint={t('hint.hazard')} value={values.hazard as AlertHazard} onChange={put} />;
      default:
        return (
          own[field]?.(shown) ?? <WarningText {...shown} max={textLimit(field, kind)} minRows={kind === 'message' ? 4 : 2} maxRows={12} />
        );
    }
  };
  return (
    <ServerForm<DraftField> state={state} words={words} texts={texts} label={title} disabled={reading}>
      {({ error, buttons }) =>
        children({
          values,
          buttons,
          inputs: draftRows[kind].map((row) => {
            const inputs = row.map((field) => <div key={field}>{drawInput(field, error(field))}</div>);
            return (
              <div key={row[0]} className={row.length > 1 ? 'hg-form' : ''}>
                {inputs}
              </div>
            );
          }),
        })
      }
    </ServerForm>
  );
};
