import { compassPoints, exportNames } from '@hazardguard/contract';
import { Button, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FileLink } from '../../ui/file-link.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { useFormat } from '../../ui/format.ts';
import { SuggestionField } from '../../ui/list-field/suggestion-field.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { IconDownload } from '../../ui/screen-icons.tsx';
import { ExcelLink } from '../../ui/table-file/excel-button.tsx';
import { useReason } from '../../ui/use-reason.ts';
import {
  type ConditionField,
  type ConditionNumber,
  conditionUnits,
  emptyConditions,
  fieldsInUse,
  hasConditions,
  missingSizes,
  ruptureChoices,
  toRecord,
} from '../changed-conditions/conditions-form.ts';
import type { PartProps } from './chemical-part.tsx';
import { useComplaints } from './use-complaints.ts';

const fieldId = (field: ConditionField): string => `conditions-${field}`;

/** The Changed Conditions form, with Save Conditions and Export to CSV. */
export const ConditionsPart = ({ site, conditions, response }: PartProps) => {
  const { t } = useTranslation(['response-phase', 'vulnerability']);
  const format = useFormat();
  const { state, change, show } = conditions;
  const { form } = state;
  const { item, scenario, preview } = response;
  const mayNot = useReason('conditions.write');
  const save = useRouteChange('POST', '/api/industries/{id}/changed-conditions', {
    refreshes: ['/api/industries/{id}/changed-conditions'],
    onSuccess: () => {
      setAttempt(0);
      notifySuccess(t('saved'));
    },
  });
  const [attempt, setAttempt] = useState(0);
  const complaints = useComplaints(form, scenario, preview.problems);
  const needsSize = (field: ConditionNumber): string => t('vulnerability:problems.required', { label: t(`field.${field}`) });
  const unsized = attempt > 0 ? missingSizes(form) : [];
  const needed = [
    ...(item ? [] : [{ id: 'response-item', text: t('needChemical') }]),
    ...(hasConditions(form) ? [] : [{ id: fieldId('windDirection'), text: t('needSomething') }]),
    ...missingSizes(form).map((field) => ({ id: fieldId(field), text: needsSize(field) })),
  ];
  const lines = [...complaints.lines, ...(attempt > 0 ? needed : [])];
  const changeForm = (patch: Parameters<typeof change>[0]): void => {
    save.reset();
    change(patch);
  };
  const store = (): void => {
    const body = item && toRecord(form, item.substanceName);
    if (!body || needed.length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    const { date, ...seen } = body;
    save.mutate({ path: { id: site.id }, body: { ...seen, ...(date === undefined ? {} : { date }) } });
  };
  const number = (field: ConditionNumber) => (
    <QuantityField
      key={field}
      id={fieldId(field)}
      label={t(`field.${field}`)}
      unit={conditionUnits[field]}
      value={form[field]}
      onChange={(text) => changeForm({ [field]: text })}
      error={complaints.of(field) ?? (unsized.includes(field) ? needsSize(field) : undefined)}
    />
  );
  const opening = fieldsInUse(form).filter(
    (field) => field === 'circularDiameter' || field === 'rectangularLength' || field === 'rectangularBreadth',
  );
  return (
    <form
      className="hg-stack hg-gap-3"
      aria-label={t('title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <p className="hg-tiny hg-quiet">{t('intro')}</p>
      <ErrorSummary title={t('wrong')} lines={lines} attempt={attempt} />
      <SuggestionField
        id={fieldId('windDirection')}
        label={t('field.windDirection')}
        description={t('windHint')}
        data={[...compassPoints]}
        value={form.windDirection}
        onChange={(text) => changeForm({ windDirection: text })}
        maxLength={60}
        error={complaints.of('windDirection')}
      />
      <div className="hg-pair hg-end hg-gap-3">
        {number('windSpeed')}
        {number('temperature')}
        {number('humidity')}
        {number('quantity')}
      </div>
      <Choice
        label={t('field.ruptureType')}
        value={form.ruptureType === '' ? 'same' : form.ruptureType}
        options={ruptureChoices.map((choice) => (choice === '' ? 'same' : choice))}
        formatName={(choice) => t(`rupture.${choice}`)}
        onChange={(choice) => changeForm({ ruptureType: choice === 'same' ? '' : choice })}
      />
      {opening.length > 0 ? <div className="hg-pair hg-end hg-gap-3">{opening.map(number)}</div> : null}
      <TextInput
        id={fieldId('date')}
        type="datetime-local"
        label={t('field.date')}
        description={t('dateHint', { zone: format.ownZone() })}
        value={form.date}
        onChange={(event) => changeForm({ date: event.currentTarget.value })}
        error={complaints.of('date')}
      />
      {save.isError ? <ErrorPanel error={save.error} title={t('failed')} kept={t('failedKept')} onRetry={store} /> : null}
      <div className="hg-row">
        {mayNot === undefined ? (
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        ) : (
          <ActionButton reason={mayNot} onClick={store}>
            {t('save')}
          </ActionButton>
        )}
        <FileLink
          href={`/api/industries/${site.id}/changed-conditions.csv`}
          fileName={exportNames.changedConditions}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('export')}
        </FileLink>
        <ExcelLink href={`/api/industries/${site.id}/changed-conditions.csv`} fileName={exportNames.changedConditions} />
        <Button
          variant="subtle"
          onClick={() => {
            save.reset();
            setAttempt(0);
            show({ form: emptyConditions, runId: undefined });
          }}
        >
          {t('clear')}
        </Button>
      </div>
    </form>
  );
};
