import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useDistricts } from './duty-data.ts';

interface DistrictSelectProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  /** The words for no district in particular. */
  readonly every: string;
  readonly value: string | undefined;
  /** Empty: no district in particular. */
  readonly onChoose: (district: string) => void;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** One of the districts of the register. One that came with a copied address stays in the list, in the register or not. */
export const DistrictSelect = ({ every, value, onChoose, ...rest }: DistrictSelectProps) => {
  const { data: districts = [] } = useDistricts();
  const known = value === undefined ? undefined : districts.find((district) => same(district, value));
  const listed = value === undefined || known !== undefined ? districts : [value, ...districts];
  return (
    <NativeSelect
      {...rest}
      value={known ?? value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[{ value: '', label: every }, ...listed.map((district) => ({ value: district, label: district }))]}
    />
  );
};
