import type { ChemicalFact } from '@hazardguard/contract';
import { Table } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import classes from './chemicals.module.css';
import { formatFact, formatTemperature } from './format-fact.ts';
import { Origin } from './origin.tsx';

const own = ['melting point', 'flash point', 'autoignition'] as const;

/** Properties with units, the temperature they hold at, and their sources. */
export const FactTable = ({ label, facts }: { readonly label: string; readonly facts: readonly ChemicalFact[] }) => {
  const { t, i18n } = useTranslation('chemicals');
  const engine = useEngineText();
  const formatName = (key: string): string => {
    const known = own.find((candidate) => candidate === key);
    return known === undefined ? engine.fact(key) : t(`fact.${known}`);
  };
  return (
    <TableFrame label={label} minWidth={320}>
      <Table aria-label={label} fz="sm" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('head.property')}</Table.Th>
            <Table.Th ta="right">{t('head.value')}</Table.Th>
            <Table.Th>{t('head.source')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {facts.map((fact) => (
            <Table.Tr key={fact.key}>
              <Table.Th scope="row" fw={400} className={classes.property}>
                {formatName(fact.key)}
                {fact.atK === null ? null : (
                  <span className="hg-tiny hg-quiet hg-block">{t('at', { temperature: formatTemperature(fact.atK, i18n.language) })}</span>
                )}
              </Table.Th>
              <Table.Td ta="right" className="hg-together">
                {formatFact(fact, i18n.language)}
              </Table.Td>
              <Table.Td>
                <Origin of={fact} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
