import { type Person, personColumns } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../parts/action-button.tsx';
import { ConfirmDialog } from '../../parts/confirm/confirm-dialog.tsx';
import { FormPlace } from '../../parts/form/form-place.tsx';
import { Register } from '../../parts/register/register.tsx';
import { useRegisterView } from '../../parts/register/register-view.ts';
import { tellSuccess } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChangePerson } from './change-person.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { usePeople, useSwitchPerson } from './people-data.ts';
import { usePersonColumns } from './person-columns.tsx';

/** Who can sign in, as what and for what; who is to come; and who may not any more. */
export const PeopleScreen = () => {
  const { t } = useTranslation(['people', 'shell']);
  const [view, changeView] = useRegisterView(personColumns);
  const [formOpened, setFormOpened] = useState(false);
  const [changing, setChanging] = useState<Person>();
  const [switching, setSwitching] = useState<Person>();
  const people = usePeople(view);
  const columns = usePersonColumns();
  const turn = useSwitchPerson();
  const away = switching?.deactivatedAt === null;
  const words = away ? 'deactivate' : 'reactivate';
  const close = (): void => {
    setSwitching(undefined);
    turn.reset();
  };
  return (
    <>
      <PageHeader title={t('shell:screens.people.title')} purpose={t('purpose')} />
      <Stack gap="lg">
        <FormPlace
          title={t('invite.title')}
          openLabel={t('invite.title')}
          opened={formOpened}
          onOpen={() => setFormOpened(true)}
          onClose={() => setFormOpened(false)}
        >
          <InviteForm />
        </FormPlace>
        <InvitationList />
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
          empty={{ title: t('empty'), text: t('purpose') }}
          actions={(person) => {
            const reason = person.fixed === null ? undefined : t(`fixed.${person.fixed}`);
            const verb = person.deactivatedAt === null ? 'deactivate' : 'reactivate';
            return [
              <ActionButton
                key="change"
                variant="default"
                size="xs"
                reason={reason}
                aria-label={t('change.of', { name: person.name })}
                onClick={() => setChanging(person)}
              >
                {t('change.open')}
              </ActionButton>,
              <ActionButton
                key="switch"
                variant="default"
                size="xs"
                reason={reason}
                aria-label={t(`${verb}.of`, { name: person.name })}
                onClick={() => setSwitching(person)}
              >
                {t(`${verb}.action`)}
              </ActionButton>,
            ];
          }}
        />
        {changing === undefined ? null : <ChangePerson key={changing.id} person={changing} onClose={() => setChanging(undefined)} />}
        <ConfirmDialog
          opened={switching !== undefined}
          question={t(`${words}.question`)}
          action={t(`${words}.action`)}
          pending={turn.isPending}
          error={turn.error}
          failure={t(`${words}.failed`)}
          onClose={close}
          onConfirm={() => {
            if (switching === undefined) return;
            turn.mutate(switching, {
              onSuccess: () => {
                tellSuccess(t(`${words}.done`, { name: switching.name }));
                close();
              },
            });
          }}
        >
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {switching?.name}
          </Text>
          <Text size="sm">{t(`${words}.meaning`)}</Text>
        </ConfirmDialog>
      </Stack>
    </>
  );
};
