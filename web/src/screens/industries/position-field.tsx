import { Group, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import classes from './industries.module.css';
import { PositionMap } from './position-map.ts';
import { type PositionText, readPair, readPosition, writePosition } from './position-text.ts';

interface PositionFieldProps {
  readonly value: PositionText;
  readonly onChange: (value: Partial<PositionText>) => void;
  readonly errors: { readonly [Part in keyof PositionText]: string | undefined };
  readonly id: (field: keyof PositionText) => string;
}

/** The marker on the map and the two numbers are the same position, each changeable. */
export const PositionField = ({ value, onChange, errors, id }: PositionFieldProps) => {
  const { t } = useTranslation('industries');
  const type = (field: keyof PositionText, text: string): void => onChange(readPair(text) ?? { [field]: text });
  const tidy = (): void => {
    const position = readPosition(value);
    if (position) onChange(writePosition(position));
  };
  return (
    <>
      <div className={classes.map}>
        <Suspense fallback={<MapSkeleton />}>
          <PositionMap label={t('map')} value={readPosition(value) ?? null} onChange={(position) => onChange(writePosition(position))} />
        </Suspense>
      </div>
      <Group grow align="flex-start" gap="md">
        {(['latitude', 'longitude'] as const).map((field) => (
          <TextInput
            key={field}
            id={id(field)}
            label={t(`field.${field}`)}
            description={t(`hint.${field}`)}
            inputMode="decimal"
            autoComplete="off"
            withAsterisk
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
