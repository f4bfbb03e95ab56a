import type { ImportReport } from '@hazardguard/contract';
import { Button, CopyButton, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';

/** How many invitations were mailed, and the links of those that were not, which are shown only here. */
export const UnsentInvitations = ({ report: { added, unsent } }: { readonly report: ImportReport }) => {
  const { t } = useTranslation('data-import');
  const format = useFormat();
  const links = unsent.map((one) => ({ ...one, link: new URL(one.path, window.location.origin).href }));
  return (
    <Stack gap="xs">
      {added > unsent.length ? <Text>{t('mailed', { invited: format.exact(added - unsent.length) })}</Text> : null}
      {links.length === 0 ? null : (
        <>
          <Title order={3} size="h3">
            {t('unsentTitle')}
          </Title>
          <Text size="sm" maw="68ch">
            {t('unsentText')}
          </Text>
          <Group>
            <CopyButton value={links.map(({ name, email, link }) => [name ?? '', email, link].join('\t')).join('\n')}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {t(copied ? 'copied' : 'copyLinks')}
                </Button>
              )}
            </CopyButton>
          </Group>
          <TableFrame label={t('unsentTitle')} minWidth={560}>
            <Table aria-label={t('unsentTitle')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('row')}</Table.Th>
                  <Table.Th>{t('extra.email')}</Table.Th>
                  <Table.Th>{t('link')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {links.map(({ row, name, email, link, reason }) => (
                  <Table.Tr key={email}>
                    <Table.Td>{row}</Table.Td>
                    <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
                      {name === null ? null : <Text size="sm">{name}</Text>}
                      {email}
                      {reason === null ? null : (
                        <Text size="sm" c="dimmed">
                          {reason}
                        </Text>
                      )}
                    </Table.Th>
                    <Table.Td>
                      <TextInput
                        aria-label={`${t('link')}: ${email}`}
                        readOnly
                        value={link}
                        onFocus={({ currentTarget }) => currentTarget.select()}
                      />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
        </>
      )}
    </Stack>
  );
};
