import type { LawThresholds, ThresholdTier } from '@hazardguard/contract';
import { Group, Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { Part } from './part.tsx';

/** The words for a tier; a law with one threshold has no lower and upper. */
const useTierText = (law: LawThresholds['law']) => {
  const { t } = useTranslation('threshold-status');
  return (tier: ThresholdTier): string =>
    law === 'epa-rmp' && tier !== 'below' && tier !== 'not-classified' ? t('tierOne') : t(`tier.${tier}`);
};

/** The tier reached, and whether its threshold was checked. */
const Tier = ({ text, unverified }: { readonly text: string; readonly unverified: boolean }) => {
  const { t } = useTranslation('threshold-status');
  return (
    <Group gap={8}>
      {text}
      {unverified ? <Tag>{t('unverified')}</Tag> : null}
    </Group>
  );
};

const Sums = ({ law, sums }: Pick<LawThresholds, 'law' | 'sums'>) => {
  const { t } = useTranslation('threshold-status');
  const format = useFormat();
  const tierText = useTierText(law);
  const phone = usePhone();
  return (
    <TableFrame label={t('sum.title')} minWidth={phone ? 300 : 420}>
      <Table>
        <Table.Caption style={{ captionSide: 'top', textAlign: 'start' }}>{t('sum.title')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('entry')}</Table.Th>
            <Table.Th ta="right">{t('lower')}</Table.Th>
            <Table.Th ta="right">{t('upper')}</Table.Th>
            {phone ? null : <Table.Th>{t('status')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sums.map((sum) => (
            <Table.Tr key={sum.group}>
              <Table.Td>
                {t(`sum.${sum.group}`)}
                {phone ? <Tier text={tierText(sum.tier)} unverified={sum.unverified} /> : null}
              </Table.Td>
              <Table.Td ta="right">{format.number(sum.lower, 2)}</Table.Td>
              <Table.Td ta="right">{format.number(sum.upper, 2)}</Table.Td>
              {phone ? null : (
                <Table.Td>
                  <Tier text={tierText(sum.tier)} unverified={sum.unverified} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

const Entries = ({ law, entries }: Pick<LawThresholds, 'law' | 'entries'>) => {
  const { t } = useTranslation('threshold-status');
  const format = useFormat();
  const tierText = useTierText(law);
  const phone = usePhone();
  return (
    <TableFrame label={t(`law.${law}`)} minWidth={phone ? 300 : 620}>
      <Table aria-label={t(`law.${law}`)} horizontalSpacing={phone ? 6 : 'sm'}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('entry')}</Table.Th>
            <Table.Th ta="right">{t('held')}</Table.Th>
            <Table.Th ta="right">{t('lower')}</Table.Th>
            {law === 'epa-rmp' ? null : <Table.Th ta="right">{t('upper')}</Table.Th>}
            {phone ? null : <Table.Th>{t('status')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.entry}>
              <Table.Td>
                {entry.entry}
                {entry.chemicals.length === 1 && entry.chemicals[0] === entry.entry ? null : (
                  <Text size="xs" c="dimmed">
                    {entry.chemicals.join(', ')}
                  </Text>
                )}
                {phone ? <Tier text={tierText(entry.tier)} unverified={entry.unverified} /> : null}
              </Table.Td>
              <Table.Td ta="right" className="hg-together">
                {format.mass(entry.kg)}
              </Table.Td>
              <Table.Td ta="right" className="hg-together">
                {format.mass(entry.lowerKg)}
              </Table.Td>
              {entry.upperKg === null ? null : (
                <Table.Td ta="right" className="hg-together">
                  {format.mass(entry.upperKg)}
                </Table.Td>
              )}
              {phone ? null : (
                <Table.Td>
                  <Tier text={tierText(entry.tier)} unverified={entry.unverified} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

/** A law, the tier the site reaches in it, and every entry that the stock is listed under. */
export const LawPart = ({
  status: { law, tier, unverified, entries, sums, notClassified, notSummed },
}: {
  readonly status: LawThresholds;
}) => {
  const { t } = useTranslation('threshold-status');
  const tierText = useTierText(law);
  return (
    <Part
      title={t(`law.${law}`)}
      verdict={entries.length === 0 && tier === 'below' ? t('nothingListed') : tierText(tier)}
      mark={unverified ? t('unverified') : undefined}
    >
      {entries.length > 0 ? <Entries law={law} entries={entries} /> : null}
      {sums.length > 0 ? <Sums law={law} sums={sums} /> : null}
      {notClassified.length > 0 ? (
        <Text size="sm" maw="68ch">
          {t('notClassified', { names: notClassified.join(', ') })}
        </Text>
      ) : null}
      <Text size="sm" c="dimmed" maw="68ch">
        {t(`scope.${law}`)} {notSummed.length > 0 ? t('sum.missing', { names: notSummed.join(', ') }) : null}
      </Text>
    </Part>
  );
};
