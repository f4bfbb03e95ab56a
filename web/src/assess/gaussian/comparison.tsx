import { Table, Text } from '@mantine/core';
import type { PlumeCurves } from '../../compute/plume-curves.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { findZoneLook } from '../../ui/hazard-colours.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { RingSwatch } from '../result/ring-swatch.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import classes from './gaussian.module.css';

/** Reach of each level for each set of dispersion coefficients, side by side. */
export const Comparison = ({ curves: { curves, levels } }: { readonly curves: PlumeCurves }) => {
  const { t } = useTranslation('gaussian');
  const text = useZoneText();
  return (
    <>
      <TableFrame label={t('comparison')} minWidth={90 + 70 * levels.length}>
        <Table aria-label={t('comparison')} fz="sm" horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('curves')}</Table.Th>
              {levels.map((level) => (
                <Table.Th key={level.id} ta="right">
                  <span className={classes.levelHead}>
                    <RingSwatch severity={findZoneLook(level)} />
                    {text.level(level)}
                  </span>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {curves.map(({ coefficientSet, result }) => (
              <Table.Tr key={coefficientSet}>
                <Table.Th scope="row" fw={400}>
                  {t(`coefficientSet.${coefficientSet}`)}
                </Table.Th>
                {listShownZones(result).map((zone) => (
                  <Table.Td key={zone.level.id} ta="right" className="hg-together">
                    {text.reach(zone)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="sm" c="dimmed" maw="68ch">
        {t('comparisonNote')}
      </Text>
    </>
  );
};
