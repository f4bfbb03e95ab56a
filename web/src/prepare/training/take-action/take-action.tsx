import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { routeQuery } from '../../../data/route-query.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { IconCalendarPlus } from '../../../ui/screen-icons.tsx';
import { SignInHint } from '../sign-in-hint.tsx';
import classes from '../training.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** The newest certificate of each topic. */
const Certificates = () => {
  const { t } = useTranslation('training');
  const format = useFormat();
  const attempts = useQuery({ ...routeQuery('/api/training/attempts'), enabled: useHasPermission('training.attempt') });
  const passed = (attempts.data?.attempts ?? []).filter(({ certificate }) => certificate !== null);
  const newest = passed.filter(({ topic }, index) => passed.findIndex((other) => other.topic === topic) === index);
  if (newest.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('quiz.mine')}>
      <Title order={2} size="h3" mb="xs">
        {t('quiz.mine')}
      </Title>
      <ul className="hg-stack">
        {newest.map(({ id, topic, certificate, at }) => (
          <li key={id}>
            <Anchor component={Link} to="/Certificate" search={{ number: certificate } as never}>
              {t(`certificate.topic.${topic}`)}
            </Anchor>
            <Text size="xs" c="dimmed">
              {format.moment(at)}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  );
};

/** The Take Action card with the Schedule Assessment dialog. */
export const TakeAction = () => {
  const { t } = useTranslation('training');
  const [opened, setOpened] = useState(false);
  const mayAsk = useHasPermission('assessment.request');
  return (
    <aside className={`hg-stack hg-gap-4 ${classes.aside}`}>
      <Paper withBorder p="md" component="section" aria-label={t('action.title')}>
        <Title order={2} size="h3" mb="xs">
          {t('action.title')}
        </Title>
        <Text size="sm" mb="md">
          {t('action.text')}
        </Text>
        {mayAsk ? (
          <Button fullWidth leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={() => setOpened(true)}>
            {t('action.button')}
          </Button>
        ) : (
          <SignInHint>{t('action.signIn')}</SignInHint>
        )}
      </Paper>
      <Certificates />
      <ScheduleDialog opened={opened} onClose={() => setOpened(false)} />
    </aside>
  );
};
