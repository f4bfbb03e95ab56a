import { drawnAreaLimits } from '@hazardguard/contract';
import { FileProblem } from '@hazardguard/contract/geo-file/file-problem';
import { Button, FileButton, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { FileProblemText } from '../../register/geo-file/file-problem-text.tsx';
import { openFile } from '../../register/geo-file/open-file.ts';
import { type AreaCandidate, findOutlineProblem, listAreas } from './area-candidates.ts';

interface AreaFileProps {
  /** Called with an outline that can be the area of an alert. */
  readonly onArea: (points: AreaCandidate['points']) => void;
}

interface Opened {
  readonly name: string;
  readonly areas: readonly AreaCandidate[];
  readonly problem: FileProblem | null;
}

const readAreas = async (file: File): Promise<Opened> => {
  try {
    return { name: file.name, areas: listAreas(await openFile(file)), problem: null };
  } catch (error) {
    const problem = error instanceof FileProblem ? error : new FileProblem('crashed', { reason: String(error) });
    return { name: file.name, areas: [], problem };
  }
};

/** The result of opening a file: the selected area, or why it cannot be used. */
const Outcome = ({ file, chosen }: { readonly file: Opened; readonly chosen: AreaCandidate | undefined }) => {
  const { t } = useTranslation('alerts');
  const { name, areas, problem } = file;
  if (problem !== null) {
    return (
      <div role="alert">
        <Text size="sm" fw={600}>
          {t('area.fileRefused', { file: name })}
        </Text>
        <Text size="sm">
          <FileProblemText problem={problem} />
        </Text>
      </div>
    );
  }
  if (areas.length === 0) {
    return (
      <Text role="alert" size="sm" fw={600}>
        {t('area.fileNoArea', { file: name })}
      </Text>
    );
  }
  if (chosen === undefined) return null;
  const wrong = findOutlineProblem(chosen.points);
  const facts = { name: chosen.name, count: chosen.points.length, most: drawnAreaLimits.vertices, km: drawnAreaLimits.widestM / 1_000 };
  if (wrong !== undefined) {
    return (
      <Text role="alert" size="sm" fw={600}>
        {t(`area.outline.${wrong}`, facts)}
      </Text>
    );
  }
  return (
    <Text role="status" size="sm">
      {t('area.fileTaken', facts)} {chosen.holes > 0 ? t('area.fileHoles', { holes: chosen.holes }) : null}
    </Text>
  );
};

/** The area from a KML, KMZ or GeoJSON file, read in the browser; one of several areas is chosen by name. */
export const AreaFile = ({ onArea }: AreaFileProps) => {
  const { t } = useTranslation('alerts');
  const [file, setFile] = useState<Opened>();
  const [index, setIndex] = useState<number>();
  const [opening, setOpening] = useState(false);
  const chosen = index === undefined ? undefined : file?.areas[index];
  const take = (areas: readonly AreaCandidate[], at: number): void => {
    setIndex(at);
    const area = areas[at];
    if (area !== undefined && findOutlineProblem(area.points) === undefined) onArea(area.points);
  };
  const open = async (given: File): Promise<void> => {
    setOpening(true);
    setIndex(undefined);
    const read = await readAreas(given);
    setFile(read);
    setOpening(false);
    if (read.areas.length === 1) take(read.areas, 0);
  };
  return (
    <Stack gap="xs">
      <FileButton accept=".kml,.kmz,.geojson,.json" onChange={(given) => (given ? void open(given) : undefined)}>
        {(props) => (
          <Button {...props} variant="default" loading={opening}>
            {t('area.file')}
          </Button>
        )}
      </FileButton>
      {file !== undefined && file.areas.length > 1 ? (
        <NativeSelect
          label={t('area.fileWhich', { file: file.name })}
          value={index ?? ''}
          onChange={({ currentTarget }) => take(file.areas, Number(currentTarget.value))}
          data={[
            { value: '', label: t('area.fileChoose'), disabled: true },
            ...file.areas.map(({ name }, at) => ({
              value: String(at),
              label: name === '' ? t('area.fileNameless', { number: at + 1 }) : name,
            })),
          ]}
        />
      ) : null}
      {file === undefined ? null : <Outcome file={file} chosen={chosen} />}
    </Stack>
  );
};
