import { hasDepartment, type Stakeholder, type StakeholderGroup, stakeholderFields, toDialledNumber } from '@hazardguard/contract';
import { Anchor, Group, Stack } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { type FieldCells, toFieldColumns } from '../field-columns.ts';
import { ContactAge } from './contact-age.tsx';
import classes from './stakeholders.module.css';

/** Pressing the name opens the person's card. */
const Name = ({ row, onOpen }: { readonly row: Stakeholder; readonly onOpen: (personId: number) => void }) => {
  const { t } = useTranslation(['stakeholders', 'parts']);
  const format = useFormat();
  const others = row.groups.length - 1;
  return (
    <Stack gap={2} align="flex-start">
      <button
        type="button"
        className={`hg-plain hg-accent hg-strong hg-link ${classes.name}`}
        title={t('card.open')}
        onClick={() => onOpen(row.personId)}
      >
        {row.name}
      </button>
      {row.onDutyUntil !== null || row.sample || others > 0 ? (
        <Group gap={4}>
          {row.onDutyUntil === null ? null : <Tag>{t('onDutyUntil', { moment: format.moment(row.onDutyUntil) })}</Tag>}
          {others > 0 ? <Tag>{t('otherGroups', { count: others })}</Tag> : null}
          {row.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
        </Group>
      ) : null}
    </Stack>
  );
};

interface ContactProps {
  readonly text: string;
  readonly href: string;
  /** Null: no SMS can be sent there. */
  readonly sms?: string | null;
  readonly name: string;
  readonly provedAt: string | null;
}

/** A number or an address that can be pressed, with its age under it; a long address breaks before its @. */
const Contact = ({ text, href, sms, name, provedAt }: ContactProps) => {
  const { t } = useTranslation('stakeholders');
  const [beforeAt, afterAt] = text.split('@');
  return (
    <Stack gap={2} align="flex-start">
      <Group gap="xs">
        <Anchor href={href} size="sm" className={classes.reach ?? ''}>
          {beforeAt}
          {afterAt === undefined ? null : (
            <>
              <wbr />@{afterAt}
            </>
          )}
        </Anchor>
        {sms ? (
          <Anchor href={sms} size="sm" aria-label={t('card.sms', { name })}>
            SMS
          </Anchor>
        ) : null}
      </Group>
      <ContactAge provedAt={provedAt} />
    </Stack>
  );
};

export const telephoneLink = (text: string): string => `tel:${toDialledNumber(text) ?? text.replace(/\s/g, '')}`;
/** Opens the phone's own messages, also without a network of data; null: an Indian landline or a short number. */
export const smsLink = (text: string): string | null => {
  const dialled = toDialledNumber(text);
  return dialled !== null && /^\+(91[6-9]|(?!91))/.test(dialled) ? `sms:${dialled}` : null;
};
export const emailLink = (text: string): string => `mailto:${encodeURIComponent(text).replace('%40', '@')}`;

/** Read on the person's card: the table has no room for them. */
const onCard: ReadonlySet<string> = new Set(['otherNumber', 'language']);

export const useStakeholderColumns = (group: StakeholderGroup, onOpen: (personId: number) => void) => {
  const { t } = useTranslation('stakeholders');
  const cells: FieldCells<typeof stakeholderFields, Stakeholder> = {
    name: (row) => <Name row={row} onOpen={onOpen} />,
    contactNumber: (row) => (
      <Contact
        text={row.contactNumber}
        href={telephoneLink(row.contactNumber)}
        sms={smsLink(row.contactNumber)}
        name={row.name}
        provedAt={row.contactNumberProvedAt}
      />
    ),
    emailAddress: (row) => (
      <Contact text={row.emailAddress} href={emailLink(row.emailAddress)} name={row.name} provedAt={row.emailAddressProvedAt} />
    ),
  };
  return toFieldColumns(stakeholderFields, (field) => t(`field.${field}`), cells).filter(
    ({ id }) => !onCard.has(id) && (id !== 'department' || hasDepartment(group)),
  );
};
