import { Paper, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useIndustryInFocus } from '../../../data/address.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useIndustry } from '../../../register/industry-picker/industry-choice.ts';
import { ReadOnlyNote } from '../../../ui/form/read-only-note.tsx';
import { useReason } from '../../../ui/use-reason.ts';
import { IncidentForm } from './incident-form.tsx';
import { useIncidentForm } from './use-incident-form.ts';

const Form = ({ onSaved }: { readonly onSaved: (id: string) => void }) => {
  const { t } = useTranslation('incidents');
  const state = useIncidentForm(undefined, ({ id }) => onSaved(id));
  const [focus] = useIndustryInFocus();
  const industry = useIndustry(focus).data;
  const prefillIndustry = useEffectEvent(() => {
    if (industry !== undefined && state.form.values.industryName === '') state.takeIndustry(industry);
  });
  const id = industry?.id;
  useEffect(() => {
    // Prefill the industry in focus, unless the report names another one.
    if (id !== undefined) prefillIndustry();
  }, [id]);
  return (
    <Paper withBorder p="lg">
      <Title order={2} size="h2" mb={4} tabIndex={-1} style={{ outline: 'none' }}>
        {t('createTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('createHint')}
      </Text>
      <IncidentForm state={state} isNew />
    </Paper>
  );
};

/** The form of a new incident. */
export const CreateIncident = ({ onSaved }: { readonly onSaved: (id: string) => void }) =>
  useReason('incident.write') === undefined ? <Form onSaved={onSaved} /> : <ReadOnlyNote permission="incident.write" />;
