import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { oneOf, useAddress } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { IconChevronDown } from '../../ui/icons.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notices.ts';
import { IconChevronUp, IconDownload, IconLink } from '../../ui/screen-icons.tsx';
import { ExcelButton } from '../../ui/table-file/excel-button.tsx';
import { saveAsFile } from '../../ui/table-file/write-csv.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { ExportSubject } from '../export/export-subject.ts';
import { type FindPeopleInside, usePeopleInside } from '../population/use-people-inside.ts';
import { toAddress } from '../scenario/scenario-address.ts';
import { BandsTable } from '../uncertainty/bands-table.tsx';
import classes from './impact.module.css';
import { buildCsv, buildGeoJson, buildJson, listRows } from './meta-data.ts';
import type { ImpactState } from './use-impact-state.ts';

const files = [
  { format: 'JSON', name: 'vang.json', type: 'application/json', write: buildJson },
  { format: 'CSV', name: 'vang.csv', type: 'text/csv;charset=utf-8', write: buildCsv },
  { format: 'GeoJSON', name: 'vang.geojson', type: 'application/geo+json', write: buildGeoJson },
] as const;

const asOpen = oneOf(['open']);

/** The result as input of the shared export menu: picture, map files, shapefile, text; undefined while there is no current result. */
const toExportSubject = (
  { site, scenario, result, stale, document, weatherOrigin, uncertainty }: ImpactState,
  people: FindPeopleInside,
): ExportSubject | undefined => {
  const { stored } = scenario;
  if (!result || !document || stale) return undefined;
  return {
    place: stored?.industryName ?? site.name,
    sample: site.sample,
    result,
    people,
    scenario: document,
    weatherOrigin,
    stored,
    bands: uncertainty.bands,
  };
};

interface MetaBarProps {
  readonly state: ImpactState;
}

/** Origin of the result, its uncertainty and its exports. */
const MetaBody = ({ state }: MetaBarProps) => {
  const { t } = useTranslation('impact');
  const format = useFormat();
  const { result, site, scenario } = state;
  const subject = toExportSubject(state, usePeopleInside(result, scenario.stored));
  // Of the result that is shown, not of inputs that follow it.
  const bands = subject?.bands ?? null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notifySuccess(t('meta.copied'));
    } catch {
      notifyFailure(t('meta.notCopied', { address: window.location.href }));
    }
  };
  const there = { industry: site.id, ...toAddress(scenario.form, site.id), run: scenario.stored?.id };
  return (
    <div className={`hg-stack ${classes.metaBody}`}>
      <Text size="xs">
        {result
          ? t('meta.about', {
              chemical: result.chemical.name,
              model: result.model.id,
              version: result.engineVersion,
              hash: result.scenarioHash.slice(0, 12),
              caveats: format.exact(result.caveats.length),
            })
          : t('meta.nothing')}
      </Text>
      {subject ? <BandsTable result={subject.result} uncertainty={state.uncertainty} /> : null}
      <Group gap="xs">
        <Button variant="default" size="xs" leftSection={<IconLink size={14} aria-hidden />} onClick={() => void copy()}>
          {t('meta.copy')}
        </Button>
        {files.map((file) => (
          <Button
            key={file.format}
            variant="default"
            size="xs"
            disabled={result === undefined}
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => saveAsFile(file.write({ ...state, bands }, window.location.href), file.name, file.type)}
          >
            {t('meta.download', { format: file.format })}
          </Button>
        ))}
        <ExcelButton size="xs" disabled={result === undefined} fileName="vang.csv" rows={() => listRows({ ...state, bands })} />
        {subject ? <ExportMenu subject={subject} /> : null}
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => <Link {...props} to="/VulnerabilityAssesment" search={{ ...there, tab: 'consequence' }} />}
        >
          {t('meta.assess')}
        </Button>
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => <Link {...props} to="/VulnerabilityAssesment" search={{ ...there, tab: 'reports' }} />}
        >
          {t('meta.report')}
        </Button>
      </Group>
    </div>
  );
};

export const MetaBar = ({ state }: MetaBarProps) => {
  const { t } = useTranslation('impact');
  const [open, setOpen] = useAddress('meta', asOpen);
  return (
    <section className="hg-rule hg-surface" aria-label={t('meta.title')}>
      <Button
        variant="default"
        fullWidth
        justify="space-between"
        aria-expanded={open === 'open'}
        rightSection={open === 'open' ? <IconChevronDown size={16} aria-hidden /> : <IconChevronUp size={16} aria-hidden />}
        onClick={() => setOpen(open === 'open' ? undefined : 'open')}
      >
        {t('meta.title')}
      </Button>
      {open === 'open' ? <MetaBody state={state} /> : null}
    </section>
  );
};
