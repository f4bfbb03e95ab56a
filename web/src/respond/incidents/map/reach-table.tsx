import type { Run } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { Table } from '@mantine/core';
import { compareFootprints } from '../../../assess/changed-conditions/compare-footprints.ts';
import { usePeopleInBoth } from '../../../assess/population/use-people-inside.ts';
import { usePeopleText } from '../../../assess/population/use-people-text.ts';
import { useZoneText } from '../../../assess/result/use-zone-text.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { TableFrame } from '../../../ui/table-frame.tsx';

interface ReachProps {
  readonly run: Run;
  /** Result under changed conditions; undefined: none. */
  readonly after: RunResult | undefined;
}

/** The zones in numbers: reach and people per level, for the linked run and the changed conditions. */
export const ReachTable = ({ run, after }: ReachProps) => {
  const { t } = useTranslation('incidents');
  const text = useZoneText();
  const before = run.result;
  const counted = usePeopleInBoth(before, after ?? before, { before: run, after: after === undefined ? run : undefined });
  const people = usePeopleText();
  return (
    <TableFrame label={t('footprint.table')} minWidth={320}>
      <Table aria-label={t('footprint.table')} fz="sm" verticalSpacing={4} mt="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('footprint.level')}</Table.Th>
            <Table.Th ta="right">{t('footprint.reach')}</Table.Th>
            <Table.Th ta="right">{t('footprint.people')}</Table.Th>
            {after === undefined ? null : (
              <>
                <Table.Th ta="right">{t('footprint.reachNow')}</Table.Th>
                <Table.Th ta="right">{t('footprint.peopleNow')}</Table.Th>
              </>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {compareFootprints(before, after ?? before, counted).levels.map((change) => (
            <Table.Tr key={change.level.id}>
              <Table.Th scope="row" fw={400}>
                {text.level(change.level)}
              </Table.Th>
              <Table.Td ta="right">{change.before ? text.reach(change.before) : '–'}</Table.Td>
              <Table.Td ta="right">{change.peopleBefore === null ? '–' : people.inside(change.peopleBefore)}</Table.Td>
              {after === undefined ? null : (
                <>
                  <Table.Td ta="right" fw={600}>
                    {change.after ? text.reach(change.after) : '–'}
                  </Table.Td>
                  <Table.Td ta="right" fw={600}>
                    {change.peopleAfter === null ? '–' : people.inside(change.peopleAfter)}
                  </Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
