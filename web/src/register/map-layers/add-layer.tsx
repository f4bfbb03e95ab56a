import { mapLayerLimits } from '@hazardguard/contract';
import { Button, FileInput, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconUpload } from '../../ui/icons.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { useAddLayer } from './use-map-layers.ts';

const empty = { name: '', sourceName: '', year: '', licence: '' } as const;
const limits = { name: mapLayerLimits.nameLength, sourceName: mapLayerLimits.sourceLength, year: 4, licence: mapLayerLimits.licenceLength };
type Field = keyof typeof empty;
const fields = ['name', 'sourceName', 'year', 'licence'] as const satisfies readonly Field[];

const gigabytes = mapLayerLimits.bytes / 1024 ** 3;

/** An archive of map tiles, with what must be known about it. */
export const AddLayer = () => {
  const { t } = useTranslation('map-layers');
  const add = useAddLayer();
  const [file, setFile] = useState<File | null>(null);
  const [values, setValues] = useState<Record<Field, string>>(empty);
  const [problem, setProblem] = useState<'missing' | 'tooLarge' | 'year'>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrongYear = values.year !== '' && !/^(1[89]|20|21)\d\d$/.test(values.year);
    const found =
      file === null || values.name.trim() === ''
        ? 'missing'
        : file.size > mapLayerLimits.bytes
          ? 'tooLarge'
          : wrongYear
            ? 'year'
            : undefined;
    setProblem(found);
    if (file === null || found !== undefined || add.isPending) return;
    add.mutate(
      { file, ...values, name: values.name.trim() },
      {
        onSuccess: ({ name }) => {
          setFile(null);
          setValues(empty);
          notifySuccess(t('added', { name }));
        },
      },
    );
  };
  return (
    <Paper withBorder p="lg" component="form" onSubmit={submit} aria-label={t('add')} noValidate>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('add')}
        </Title>
        <Text size="sm" c="dimmed" maw="72ch">
          {t('formats', { size: gigabytes })}
        </Text>
        <FileInput
          label={t('file')}
          accept=".pmtiles,.mbtiles"
          value={file}
          onChange={setFile}
          leftSection={<IconUpload size={16} aria-hidden />}
          required
        />
        <Group grow align="flex-start">
          {fields.slice(0, 2).map((field) => (
            <TextInput
              key={field}
              label={t(field)}
              value={values[field]}
              maxLength={limits[field]}
              required={field === 'name'}
              onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
            />
          ))}
        </Group>
        <Group grow align="flex-start">
          {fields.slice(2).map((field) => (
            <TextInput
              key={field}
              label={t(field)}
              value={values[field]}
              maxLength={limits[field]}
              onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
            />
          ))}
        </Group>
        {problem ? (
          <Text size="sm" fw={600} role="alert">
            {t(`problem.${problem}`, { size: gigabytes })}
          </Text>
        ) : null}
        {add.error ? <ErrorPanel error={add.error} title={t('addFailed')} /> : null}
        <div>
          <Button type="submit" loading={add.isPending}>
            {t('addButton')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
};
