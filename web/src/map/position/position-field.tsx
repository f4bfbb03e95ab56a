import { Group, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import { PositionMap } from './position-map.ts';
import { type PositionText, readPair, readPosition, writePosition } from './position-text.ts';

interface PositionFieldProps {
  readonly value: PositionText;
  readonly onChange: (value: Partial<PositionText>) => void;
  readonly errors: { readonly [Part in keyof PositionText]: string | undefined };
  readonly id: (field: keyof PositionText) => string;
  /** Name of the chosen place for screen readers. */
  readonly mapLabel: string;
  readonly label: (field: keyof PositionText) => string;
  readonly hint: (field: keyof PositionText) => string;
  readonly required: boolean;
  /** Another map beside it shows the place. */
  readonly withoutMap?: boolean;
}

/** The marker on the map and the two numbers are the same position; both can be changed. */
export const PositionField = ({ value, onChange, errors, id, mapLabel, label, hint, required, withoutMap = false }: PositionFieldProps) => {
  const type = (field: keyof PositionText, text: string): void => onChange(readPair(text) ?? { [field]: text });
  const tidy = (): void => {
    const position = readPosition(value);
    if (position) onChange(writePosition(position));
  };
  return (
    <>
      {withoutMap ? null : (
        <div className="hg-card hg-map">
          <Suspense fallback={<MapSkeleton />}>
            <PositionMap label={mapLabel} value={readPosition(value) ?? null} onChange={(position) => onChange(writePosition(position))} />
          </Suspense>
        </div>
      )}
      <Group grow align="flex-start" gap="md">
        {(['latitude', 'longitude'] as const).map((field) => (
          <TextInput
            key={field}
            id={id(field)}
            label={label(field)}
            description={hint(field)}
            inputMode="decimal"
            autoComplete="off"
            withAsterisk={required}
            value={value[field]}
            error={errors[field]}
            onChange={(event) => type(field, event.currentTarget.value)}
            onBlur={tidy}
          />
        ))}
      </Group>
    </>
  );
};
