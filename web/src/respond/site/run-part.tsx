import type { Run } from '@hazardguard/contract';
import { Anchor, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listShownZones } from '../../assess/result/list-shown-zones.ts';
import { ZoneTable } from '../../assess/result/zone-table.tsx';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Part } from './part.tsx';

/** The zones of the newest run, with its time; they do not describe the present. */
export const RunPart = ({ industryId, run }: { readonly industryId: number; readonly run: UseQueryResult<Run | null> }) => {
  const { t } = useTranslation('site');
  const format = useFormat();
  const link = (
    <Anchor
      renderRoot={(props) => (
        <Link {...props} to="/VulnerabilityAssesment" search={{ industry: industryId, tab: 'consequence' } as never} />
      )}
    >
      {t(run.data === null ? 'run.first' : 'run.open')}
    </Anchor>
  );
  return (
    <Part title={t('run.title')} failed={t('run.failed')} query={run} action={link}>
      {(newest) =>
        newest === null ? (
          <Text size="sm">{t('run.none')}</Text>
        ) : (
          <>
            <Text size="sm">
              {t('run.of', { chemical: newest.result.chemical.name, moment: format.moment(newest.createdAt), by: newest.createdBy })}
            </Text>
            <ZoneTable zones={listShownZones(newest.result)} />
            <Text size="xs" c="dimmed">
              {t('run.caveat')}
            </Text>
          </>
        )
      }
    </Part>
  );
};
