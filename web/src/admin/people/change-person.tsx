import { givesMoreRights, type Person } from '@hazardguard/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { peopleRoutes, updateCachedPerson } from './people-routes.ts';
import { checkAssignment, toAssignment } from './role-assignment.ts';
import { RoleFields } from './role-fields.tsx';

interface ChangePersonProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Changes role or scope; takes effect immediately. */
export const ChangePerson = ({ person, onClose }: ChangePersonProps) => {
  const { t } = useTranslation(['people', 'shell']);
  const [gift, setGift] = useState(() => toAssignment(person.role, person.scope));
  const [tried, setTried] = useState(false);
  const change = useRouteChange('PUT', '/api/people/{id}', {
    refreshes: peopleRoutes,
    onSuccess: (changed) => {
      updateCachedPerson(changed);
      notifySuccess(t('change.done', { name: person.name }));
      onClose();
    },
  });
  const wanted = checkAssignment(gift);
  const store = (): void => {
    setTried(true);
    if (typeof wanted === 'string') return;
    change.mutate({ path: { id: person.id }, body: wanted });
  };
  return (
    <Dialog onClose={onClose} title={t('change.title', { name: person.name })}>
      <Stack gap="md">
        {change.isError ? <ErrorPanel error={change.error} title={t('change.failed')} /> : null}
        <RoleFields id="change" value={gift} onChange={setGift} tried={tried} />
        <Text size="sm">{t('change.meaning')}</Text>
        {typeof wanted !== 'string' && givesMoreRights(person, wanted) ? <Text size="sm">{t('change.moreRights')}</Text> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={change.isPending}>
            {t('shell:cancel')}
          </Button>
          <Button onClick={store} loading={change.isPending}>
            {t('change.submit')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
