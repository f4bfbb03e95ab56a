import { toCompassPoint } from '@hazardguard/contract';
import { Table } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { readNumber } from '../../ui/read-number.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { type UsedValue, usedValues } from '../changed-conditions/changed-scenario.ts';
import { isRelease } from '../scenario/scenario-form.ts';
import { useWeatherText } from '../weather/use-weather-text.ts';
import type { Response } from './use-response.ts';

const units = { windSpeedMs: 'm/s', temperatureC: '°C', humidityPercent: '%', cloudPercent: '%', quantityKg: 'kg' } as const;

/** The inputs of the new footprint, each with its source; for weather also its age. */
export const UsedValues = ({ response }: { readonly response: Response }) => {
  const { t } = useTranslation(['response-phase', 'vulnerability']);
  const format = useFormat();
  const text = useWeatherText();
  const { scenario, weather, document, hazard } = response;
  if (!scenario) return null;
  const rupture = document?.rupture;
  const opening = (): string => {
    if (!rupture) return '–';
    if (rupture.type === 'circular') return `${t('rupture.circular')}, ${format.quantity(rupture.diameterM, 'm')}`;
    if (rupture.type === 'rectangular') {
      return `${t('rupture.rectangular')}, ${format.number(rupture.lengthM)} × ${format.quantity(rupture.breadthM, 'm')}`;
    }
    if (rupture.type === 'pipe') {
      return `${t('vulnerability:input.ruptures.pipe')}, ${format.quantity(rupture.diameterM, 'm')} × ${format.quantity(rupture.pipeLengthM, 'm')}`;
    }
    return rupture.type === 'catastrophic' ? t('vulnerability:input.ruptures.catastrophic') : rupture.type;
  };
  const formatValue = (value: UsedValue): string => {
    if (value === 'opening') return opening();
    const { windFromDeg } = scenario.form;
    if (value === 'windFromDeg')
      return windFromDeg === undefined ? '–' : `${toCompassPoint(windFromDeg)} (${format.number(windFromDeg, 4)}°)`;
    const number = readNumber(scenario.form[value]);
    return number === undefined || Number.isNaN(number) ? '–' : format.quantity(number, units[value], 4);
  };
  const from = (value: UsedValue): string => {
    const origin = scenario.origins[value];
    if (origin !== 'weather') return t(`used.${origin}`);
    return weather ? t('used.weather', { source: text.source(weather), age: text.age(weather.ageS) }) : t('used.missing');
  };
  return (
    <TableFrame label={t('used.title')} minWidth={320}>
      <Table aria-label={t('used.title')} verticalSpacing={4} horizontalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('used.what')}</Table.Th>
            <Table.Th ta="right">{t('used.value')}</Table.Th>
            <Table.Th>{t('used.from')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {usedValues
            .filter((value) => value !== 'opening' || isRelease(hazard))
            .map((value) => (
              <Table.Tr key={value} data-used={value}>
                <Table.Th scope="row" fw={400}>
                  {value === 'opening' ? t('vulnerability:input.rupture') : t(`vulnerability:input.${value}`)}
                </Table.Th>
                <Table.Td ta="right">{formatValue(value)}</Table.Td>
                <Table.Td>
                  <span className="hg-tiny hg-quiet">{from(value)}</span>
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
