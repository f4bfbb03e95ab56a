import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { useSystem } from '../../data/system.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** Day of the last revision: change it with the text. */
const writtenOn = '2026-11-26';

const works = ['keyboard', 'maps', 'themes', 'zones', 'motion', 'aloud', 'words'] as const;
const gaps = ['map', 'drawing', 'pdf', 'foreign', 'voice'] as const;

/** The accessibility statement: what is met, what is not, how that is known, and where to report a barrier. Public. */
export const AccessibilityScreen = () => {
  const { t } = useTranslation(['accessibility', 'shell']);
  const format = useFormat();
  const contact = useSystem().data?.accessibilityContact ?? null;
  return (
    <>
      <PageHeader title={t('shell:screens.accessibility.title')} purpose={t('shell:screens.accessibility.purpose')} />
      <Stack gap="lg">
        <section aria-labelledby="accessibility-status">
          <Title order={2} size="h3" id="accessibility-status" mb="xs">
            {t('status.title')}
          </Title>
          <Text>{t('status.text')}</Text>
        </section>
        <section aria-labelledby="accessibility-works">
          <Title order={2} size="h3" id="accessibility-works" mb="xs">
            {t('works.title')}
          </Title>
          <List spacing={4}>
            {works.map((one) => (
              <List.Item key={one}>{t(`works.${one}`)}</List.Item>
            ))}
          </List>
        </section>
        <section aria-labelledby="accessibility-gaps">
          <Title order={2} size="h3" id="accessibility-gaps" mb="xs">
            {t('gaps.title')}
          </Title>
          <List spacing={4}>
            {gaps.map((one) => (
              <List.Item key={one}>
                {t(`gaps.${one}.what`)} {t(`gaps.${one}.instead`)}
              </List.Item>
            ))}
          </List>
        </section>
        <section aria-labelledby="accessibility-checked">
          <Title order={2} size="h3" id="accessibility-checked" mb="xs">
            {t('checked.title')}
          </Title>
          <Text>{t('checked.text')}</Text>
        </section>
        <section aria-labelledby="accessibility-contact">
          <Title order={2} size="h3" id="accessibility-contact" mb="xs">
            {t('contact.title')}
          </Title>
          {contact === null ? (
            <Text>{t('contact.none')}</Text>
          ) : (
            <Text>
              {t('contact.text')} <Anchor href={contact}>{t('contact.link')}</Anchor>
            </Text>
          )}
          <Text fw={600}>{t('contact.danger')}</Text>
        </section>
        <Text size="sm" c="dimmed">
          {t('date', { date: format.date(writtenOn) })}
        </Text>
      </Stack>
    </>
  );
};
