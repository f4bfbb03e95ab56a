import type { IncidentCard } from '@hazardguard/contract';
import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useConnection } from '../../../data/connection.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { lazyPartAhead } from '../../../ui/lazy-part.tsx';
import { IconArrowLeft } from '../../../ui/screen-icons.tsx';
import { toTabKey } from '../../../ui/shortcuts/shortcut-table.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { type RecordPart, recordParts } from '../incident-address.ts';
import { useIncidentCard } from '../use-incident-card.ts';
import { RecordHead } from './record-head.tsx';
import { RecordTab } from './record-tab.tsx';
import { Section } from './section.tsx';

const EditIncident = lazyPartAhead(() => import('../form/edit-incident.tsx').then((part) => part.EditIncident));

interface PartProps {
  readonly part: RecordPart;
  readonly onPart: (part: RecordPart) => void;
}

interface CardProps extends PartProps {
  readonly card: IncidentCard;
  /** Called after the incident was deleted. */
  readonly onGone: () => void;
}

const Card = ({ card, part, onPart, onGone }: CardProps) => {
  const { t } = useTranslation('incidents');
  const [editing, setEditing] = useState(false);
  return (
    <Stack gap="md">
      <RecordHead card={card} editing={editing} onEdit={() => setEditing((was) => !was)} onGone={onGone} />
      {editing ? (
        <Section title={t('editTitle')}>
          <Suspense fallback={<TextSkeleton />}>
            <EditIncident incident={card.incident} onDone={() => setEditing(false)} />
          </Suspense>
        </Section>
      ) : null}
      <Tabs value={part} onChange={(next) => onPart(recordParts.find((one) => one === next) ?? 'log')} keepMounted={false}>
        <Tabs.List aria-label={t('parts')}>
          {recordParts.map((one, index) => (
            <Tabs.Tab key={one} value={one} aria-keyshortcuts={toTabKey(index)}>
              {t(`part.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={part} pt="md">
          <RecordTab card={card} part={part} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
};

interface RecordProps extends PartProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onGone: () => void;
}

/** One incident. Changes by others appear automatically. */
export const IncidentRecord = ({ id, part, onPart, onBack, onGone }: RecordProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const card = useIncidentCard(id);
  const { away } = useConnection();
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {t('back')}
        </Button>
        {card.data && away === null ? (
          <Text size="sm" c="dimmed">
            {t('liveAt', { time: format.time(new Date(card.dataUpdatedAt)) })}
          </Text>
        ) : null}
      </Group>
      {card.isPending ? <TextSkeleton /> : null}
      {card.isError ? (
        <ErrorPanel error={card.error} title={t(card.data ? 'stale' : 'readFailed', { id })} onRetry={() => void card.refetch()} />
      ) : null}
      {card.data ? <Card card={card.data} part={part} onPart={onPart} onGone={onGone} /> : null}
    </Stack>
  );
};
