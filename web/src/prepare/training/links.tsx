import type { TrainingLink, TrainingTopic } from '@hazardguard/contract';
import { Anchor, Button, Stack, TextInput, Title } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { IconExternalLink, IconPlus, IconTrash } from '../../ui/screen-icons.tsx';
import classes from './training.module.css';

const NewLink = ({ topic }: { readonly topic: TrainingTopic }) => {
  const { t } = useTranslation('training');
  const [title, setTitle] = useState('');
  const [url, setUrl] = useState('');
  const adding = useRouteChange('POST', '/api/training/links', {
    refreshes: ['/api/training'],
    onSuccess: () => {
      setTitle('');
      setUrl('');
      notifySuccess(t('links.added'));
    },
  });
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    adding.mutate({ body: { topic, title, url } });
  };
  return (
    <form onSubmit={add} noValidate aria-label={t('links.new')}>
      <Stack gap="sm">
        {adding.isError ? <ErrorPanel error={adding.error} title={t('links.failed')} /> : null}
        <div className="hg-row hg-end">
          <TextInput label={t('links.name')} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
          <TextInput
            label={t('links.url')}
            type="url"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" leftSection={<IconPlus size={16} aria-hidden />} loading={adding.isPending}>
            {t('links.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

/** The operator's links of a topic. They open other sites; nothing of those is embedded. */
export const Links = ({ topic, links }: { readonly topic: TrainingTopic; readonly links: readonly TrainingLink[] }) => {
  const { t } = useTranslation('training');
  const mayLink = useHasPermission('training.link');
  const removal = useRouteChange('DELETE', '/api/training/links/{id}', {
    refreshes: ['/api/training'],
    onSuccess: () => notifySuccess(t('links.removed')),
  });
  if (links.length === 0 && !mayLink) return null;
  return (
    <section aria-label={t('links.title')} className={`hg-stack hg-gap-3 ${classes.links}`}>
      <Title order={3} size="h2">
        {t('links.title')}
      </Title>
      {removal.isError ? <ErrorPanel error={removal.error} title={t('links.failed')} /> : null}
      {links.length === 0 ? null : (
        <ul>
          {links.map(({ id, title, url }) => (
            <li key={id}>
              <Anchor href={url} target="_blank" rel="noopener noreferrer">
                {t('links.elsewhere', { title, host: new URL(url).hostname })} <IconExternalLink size={14} aria-hidden />
              </Anchor>
              {mayLink ? (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('links.remove', { name: title })}
                  loading={removal.isPending && removal.variables?.path.id === id}
                  onClick={() => removal.mutate({ path: { id } })}
                >
                  <IconTrash size={14} aria-hidden />
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayLink ? <NewLink topic={topic} /> : null}
    </section>
  );
};
