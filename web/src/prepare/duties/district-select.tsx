import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

interface DistrictSelectProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  /** Label of the choice of all districts. */
  readonly every: string;
  readonly value: string | undefined;
  /** Empty: all districts. */
  readonly onChoose: (district: string) => void;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Selects a district of the register. A district from a copied address stays in the list even if it is not in the register. */
export const DistrictSelect = ({ every, value, onChoose, ...rest }: DistrictSelectProps) => {
  const districts = useQuery(routeQuery('/api/duties/districts')).data?.districts ?? [];
  const known = value === undefined ? undefined : districts.find((district) => same(district, value));
  const choices = value === undefined || known !== undefined ? districts : [value, ...districts];
  return (
    <NativeSelect
      {...rest}
      value={known ?? value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[{ value: '', label: every }, ...choices.map((district) => ({ value: district, label: district }))]}
    />
  );
};
