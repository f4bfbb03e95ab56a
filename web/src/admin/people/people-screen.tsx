import { type Person, personColumns } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { FormContainer } from '../../ui/form/form-container.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Register } from '../../ui/register/register.tsx';
import { toQuery, useRegisterView } from '../../ui/register/register-view.ts';
import { useImportEntry } from '../../ui/table-file/use-import-entry.ts';
import { ChangePerson } from './change-person.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { NewAccountList } from './new-account-list.tsx';
import { PersonActions } from './person-actions.tsx';
import { usePersonColumns } from './person-columns.tsx';
import { type PersonStep, PersonStepDialog } from './person-step-dialog.tsx';

/** Invitations, new accounts and people with accounts, for those who manage them. */
const ManagedPeople = () => {
  const { t } = useTranslation(['people', 'shell']);
  const [view, changeView] = useRegisterView(personColumns);
  const [formOpened, setFormOpened] = useState(false);
  const [changing, setChanging] = useState<Person>();
  const [pendingStep, setPendingStep] = useState<PersonStep>();
  const people = useQuery(pageQuery('/api/people', { query: toQuery(view) }));
  const columns = usePersonColumns();
  return (
    <Stack gap="lg">
      <FormContainer title={t('invite.title')} opened={formOpened} onClose={() => setFormOpened(false)}>
        <InviteForm />
      </FormContainer>
      <InvitationList />
      <NewAccountList />
      <Register
        label={t('register')}
        searchLabel={t('search')}
        columns={columns}
        sortable={personColumns}
        view={view}
        onView={changeView}
        query={people}
        rowId={({ id }) => id}
        mark={() => undefined}
        add={{ text: t('invite.title'), act: () => setFormOpened(true) }}
        empty={{ title: t('empty'), text: t('purpose') }}
        actions={(person) => <PersonActions person={person} onChange={setChanging} onStep={setPendingStep} />}
      />
      <Text size="sm" c="dimmed">
        {t('formerAccess')}
      </Text>
      {changing === undefined ? null : <ChangePerson key={changing.id} person={changing} onClose={() => setChanging(undefined)} />}
      {pendingStep === undefined ? null : <PersonStepDialog {...pendingStep} onClose={() => setPendingStep(undefined)} />}
    </Stack>
  );
};

/** Who approves warnings confirms new accounts; an authority manages people besides. */
export const PeopleScreen = () => {
  const { t } = useTranslation(['people', 'shell']);
  const manages = useHasPermission('person.manage');
  const sheet = useImportEntry('invitations').map((entry) => ({ ...entry, text: t('invite.sheet') }));
  return (
    <>
      {manages ? (
        <PageHeader title={t('shell:screens.people.title')} purpose={t('purpose')} actions={<MoreMenu entries={sheet} />} />
      ) : (
        <PageHeader title={t('shell:screens.people.title')} />
      )}
      {manages ? <ManagedPeople /> : <NewAccountList alone />}
    </>
  );
};
