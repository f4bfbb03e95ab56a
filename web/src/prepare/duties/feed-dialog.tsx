import type { DutyFeedInput } from '@hazardguard/contract';
import { Button, CopyButton, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api, readBody } from '../../data/client.ts';
import { useChange } from '../../data/use-change.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { DistrictSelect } from './district-select.tsx';

const scopes = ['all', 'district', 'focus'] as const;

interface FeedDialogProps {
  /** The industry in focus, if any. */
  readonly focus: number | undefined;
  /** The district filter of the list, if any. */
  readonly district: string | undefined;
  readonly onClose: () => void;
}

/** Creates the private address of a calendar feed, shown once, or deletes it. */
export const FeedDialog = ({ focus, district: listDistrict, onClose }: FeedDialogProps) => {
  const { t } = useTranslation(['duties', 'shell']);
  const [scopeKind, setScopeKind] = useState<(typeof scopes)[number]>(listDistrict === undefined ? 'all' : 'district');
  const [district, setDistrict] = useState(listDistrict ?? '');
  const scope = { industryId: scopeKind === 'focus' ? (focus ?? null) : null, district: scopeKind === 'district' ? district : null };
  // Without the key of the attempt: the server would keep the address with its answer.
  const making = useChange((body: DutyFeedInput) => readBody(api.POST('/api/duties/feed', { body })));
  const address = making.data === undefined ? undefined : new URL(making.data.path, window.location.origin).href;
  const ending = useRouteChange('DELETE', '/api/duties/feed', {
    onSuccess: () => {
      making.reset();
      notifySuccess(t('feed.ended'));
    },
  });
  return (
    <Dialog onClose={onClose} title={t('feed.open')} size="lg">
      <Stack gap="md">
        <Text>{t('feed.text')}</Text>
        {making.isError ? <ErrorPanel error={making.error} title={t('feed.failed')} /> : null}
        {ending.isError ? <ErrorPanel error={ending.error} title={t('feed.endFailed')} /> : null}
        <Radio.Group
          value={scopeKind}
          onChange={(value) => setScopeKind(scopes.find((choice) => choice === value) ?? 'all')}
          aria-label={t('filter.scope')}
        >
          <Stack gap="xs">
            <Radio value="all" label={t('feed.all')} />
            <Radio value="district" label={t('feed.district')} />
            {focus === undefined ? null : <Radio value="focus" label={t('feed.focus')} />}
          </Stack>
        </Radio.Group>
        {scopeKind === 'district' ? (
          <DistrictSelect
            label={t('column.district')}
            every={t('feed.chooseDistrict')}
            value={district === '' ? undefined : district}
            onChoose={setDistrict}
          />
        ) : null}
        {address === undefined ? null : (
          <Group gap="xs" align="end" wrap="nowrap">
            <TextInput
              label={t('feed.address')}
              readOnly
              value={address}
              flex={1}
              classNames={{ input: 'hg-code' }}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton value={address}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {t(copied ? 'feed.copied' : 'feed.copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        )}
        <Group gap="xs">
          <Button loading={making.isPending} disabled={scope.district === ''} onClick={() => making.mutate(scope)}>
            {t('feed.make')}
          </Button>
          <Button variant="default" loading={ending.isPending} onClick={() => ending.mutate()}>
            {t('feed.end')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
