import { type FireFile, readFires } from '@hazardguard/contract';
import { Button, FileButton, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { Site } from '../../../assess/scenario/site.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { IconFileImport } from '../../../ui/screen-icons.tsx';
import classes from '../early-warning.module.css';
import { FiresTable } from './fires-table.tsx';
import { listNearFires, type NearFire } from './near-fires.ts';
import { RecordFires } from './record-fires.tsx';
import { StoredFires } from './stored-fires.tsx';

/** Size limit of a file. A day of the whole world has about 10 MB. */
const maxBytes = 30 * 1024 * 1024;
const radiiKm = [10, 25, 50, 100, 250] as const;
const maxMistakes = 5;
/** Number of nearest detections in the table. */
const maxListed = 50;

type ChosenFile = { readonly name: string; readonly read: FireFile | { readonly refused: 'size' | 'unreadable'; readonly bytes: number } };

const readFile = async (file: File): Promise<ChosenFile> => {
  const { name, size: bytes } = file;
  if (bytes > maxBytes) return { name, read: { refused: 'size', bytes } };
  try {
    return { name, read: readFires(await file.text()) };
  } catch {
    // The file was moved or became unreadable after it was chosen.
    return { name, read: { refused: 'unreadable', bytes } };
  }
};

const useRefusal = () => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const megabytes = (bytes: number): string => format.quantity(bytes / 1024 / 1024, 'MB');
  return ({ name, read }: ChosenFile): string | undefined => {
    if (!('refused' in read)) return undefined;
    if (read.refused === 'columns') return t('fires.refused.columns', { file: name, columns: read.columns.join(', ') });
    if (read.refused === 'size') return t('fires.refused.size', { file: name, size: megabytes(read.bytes), most: megabytes(maxBytes) });
    return t(`fires.refused.${read.refused}`, { file: name });
  };
};

const none: readonly NearFire[] = [];

interface FiresPartProps {
  readonly site: Site;
  /** Called with the nearby fires, for the map. */
  readonly onNear: (fires: readonly NearFire[]) => void;
}

/** Active fires near a site, from a FIRMS file that the person chooses and may record. */
export const FiresPart = ({ site, onNear }: FiresPartProps) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [radiusKm, setRadius] = useState(50);
  const refusal = useRefusal();
  const read = chosen && !('refused' in chosen.read) ? chosen.read : undefined;
  const { latitude, longitude } = site;
  const near = useMemo(
    () => (read ? listNearFires(read.fires, { latitude, longitude }, radiusKm * 1_000) : none),
    [read, latitude, longitude, radiusKm],
  );
  useEffect(() => onNear(near), [near, onNear]);
  const refused = chosen && refusal(chosen);
  const radius = format.distance(radiusKm * 1_000);
  const countValues = chosen && read && { radius, all: format.exact(read.fires.length), file: chosen.name, count: near.length };
  const newest = read?.fires.reduce((latest, { at }) => (at > latest ? at : latest), '');
  return (
    <section className="hg-stack hg-gap-3" aria-labelledby="fires-title">
      <Title order={2} size="h4" id="fires-title">
        {t('fires.title')}
      </Title>
      <Text size="sm" maw="68ch">
        {t('fires.text')}
      </Text>
      <Group align="end" gap="sm">
        <FileButton accept=".csv,text/csv" onChange={(file) => (file ? void readFile(file).then(setChosen) : undefined)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileImport size={16} aria-hidden />}>
              {t(chosen ? 'fires.another' : 'fires.choose')}
            </Button>
          )}
        </FileButton>
        <NativeSelect
          label={t('fires.radius')}
          value={String(radiusKm)}
          onChange={(event) => setRadius(Number(event.currentTarget.value))}
          data={radiiKm.map((km) => ({ value: String(km), label: format.distance(km * 1_000) }))}
        />
      </Group>
      {refused ? (
        <p role="alert" className={`hg-pad-3 hg-small hg-card ${classes.refused}`}>
          {refused}
        </p>
      ) : null}
      {countValues ? (
        <Text size="sm" role="status" fw={600}>
          {t(near.length === 0 ? 'fires.none' : 'fires.count', countValues)}{' '}
          {newest ? t('fires.newest', { span: format.span((Date.now() - Date.parse(newest)) / 1_000) }) : null}
        </Text>
      ) : null}
      {near.length > 0 ? (
        <>
          <FiresTable label={t('fires.title')} fires={near.slice(0, maxListed)} />
          {near.length > maxListed ? <Text size="xs">{t('fires.first', { count: maxListed })}</Text> : null}
          <RecordFires key={`${chosen?.name} ${radiusKm}`} industryId={site.id} fires={near} />
        </>
      ) : null}
      {read && read.mistakes.length > 0 ? (
        <div role="alert" className={`hg-pad-3 hg-small hg-card ${classes.refused}`}>
          {t('fires.left', { count: read.mistakes.length })}
          <ul>
            {read.mistakes.slice(0, maxMistakes).map(({ line, why, value }) => (
              <li key={line}>{t('fires.line', { line, why: t(`fires.why.${why}`, { value }) })}</li>
            ))}
          </ul>
          {read.mistakes.length > maxMistakes ? t('now.more', { count: read.mistakes.length - maxMistakes }) : null}
        </div>
      ) : null}
      <StoredFires industryId={site.id} />
    </section>
  );
};
