import { type AuditLine, auditThings, signedInRoles } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { RegisterColumn } from '../../ui/register/register-column.ts';

type Actor = AuditLine['actor'];

interface AuditText {
  readonly thing: (name: string) => string;
  readonly role: (name: string | null) => string | null;
  readonly who: (actor: Actor) => string;
}

/** Texts for the subject and the actor of an entry. */
export const useAuditText = (): AuditText => {
  const { t } = useTranslation(['audit', 'shell']);
  return useMemo((): AuditText => {
    const thing = (name: string): string => {
      const known = auditThings.find((one) => one === name);
      return known === undefined ? name : t(`thing.${known}`);
    };
    const role = (name: string | null): string | null => {
      const known = signedInRoles.find((one) => one === name);
      return known === undefined ? name : t(`shell:role.${known}`);
    };
    const who = ({ kind, name }: Actor): string => {
      if (kind === 'person' || kind === 'command') return name ?? t('nobody');
      if (kind === 'database') return `${t('actor.database')}${name === null ? '' : ` (${name})`}`;
      return t(`actor.${kind}`);
    };
    return { thing, role, who };
  }, [t]);
};

export const useAuditColumns = (): readonly RegisterColumn<AuditLine>[] => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const text = useAuditText();
  return useMemo(
    (): readonly RegisterColumn<AuditLine>[] => [
      {
        id: 'what',
        header: t('what'),
        value: ({ kind, thing }) => `${t(`kind.${kind}`)}: ${text.thing(thing)}`,
        cell: ({ kind, thing, thingId }) => (
          <span style={{ overflowWrap: 'anywhere' }}>
            {t(`kind.${kind}`)}: {text.thing(thing)}
            {thingId === null ? null : (
              <Text size="sm" c="dimmed">
                {thingId}
              </Text>
            )}
          </span>
        ),
        width: 240,
        phone: 'title',
      },
      {
        id: 'who',
        header: t('who'),
        value: ({ actor }) => text.who(actor),
        cell: ({ actor }) => (
          <span style={{ overflowWrap: 'anywhere' }}>
            {text.who(actor)}
            {actor.kind === 'person' ? (
              <Text size="sm" c="dimmed">
                {text.role(actor.role)}
              </Text>
            ) : null}
          </span>
        ),
        width: 200,
        phone: 'line',
      },
      { id: 'at', header: t('at'), value: ({ at }) => format.moment(at), sortable: true, width: 160, phone: 'line' },
      {
        id: 'position',
        header: t('place'),
        value: ({ position }) => (position === null ? t('unsealed') : format.exact(position)),
        width: 120,
        phone: 'line',
      },
    ],
    [t, format, text],
  );
};
