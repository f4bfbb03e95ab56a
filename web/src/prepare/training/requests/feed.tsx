import { Button, CopyButton, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { api, readBody } from '../../../data/client.ts';
import { useChange } from '../../../data/use-change.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { notifySuccess } from '../../../ui/notices.ts';

/** Calendar feed of the requests; its address is shown only once. */
export const Feed = () => {
  const { t } = useTranslation('training');
  // Without the key of the attempt: the server would keep the address with its answer.
  const making = useChange((_: undefined) => readBody(api.POST('/api/assessments/feed')));
  const ending = useRouteChange('DELETE', '/api/assessments/feed', {
    onSuccess: () => {
      making.reset();
      notifySuccess(t('feed.ended'));
    },
  });
  const address = making.data === undefined ? undefined : new URL(making.data.path, window.location.origin).href;
  const error = making.error ?? ending.error;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('feed.title')} maw="72ch">
      <Title order={2} size="h3" mb="xs">
        {t('feed.title')}
      </Title>
      <Text size="sm" mb="md">
        {t('feed.text')}
      </Text>
      {error ? <ErrorPanel error={error} title={t('feed.failed')} /> : null}
      {address === undefined ? null : (
        <Group align="flex-end" gap="xs" mb="md" wrap="nowrap">
          <TextInput
            label={t('feed.address')}
            description={t('feed.once')}
            value={address}
            readOnly
            flex={1}
            onFocus={(event) => event.currentTarget.select()}
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
        <Button onClick={() => making.mutate(undefined)} loading={making.isPending}>
          {t('feed.make')}
        </Button>
        <Button variant="default" onClick={() => ending.mutate()} loading={ending.isPending}>
          {t('feed.end')}
        </Button>
      </Group>
    </Paper>
  );
};
