import { planKinds } from '@hazardguard/contract';
import { Group, Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FileLink } from '../../ui/file-link.tsx';
import { IconDownload } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { ConversionsPart } from './conversions-part.tsx';
import { ExpiryPart } from './expiry-part.tsx';
import { IncompatibleStockPart } from './incompatible-stock-part.tsx';
import { LargestReleasesPart } from './largest-releases-part.tsx';
import { LawPart } from './law-part.tsx';
import { useThresholdStatus } from './use-threshold-status.ts';

/** The threshold status of a site's stock; empty without stock. */
export const ThresholdStatusPart = ({ industryId }: { readonly industryId: number }) => {
  const { t, i18n } = useTranslation('threshold-status');
  const status = useThresholdStatus(industryId);
  if (status.isPending) return <TextSkeleton lines={4} />;
  if (status.isError) return <ErrorPanel error={status.error} title={t('failed')} onRetry={() => void status.refetch()} />;
  const { data } = status;
  if (data.items === 0) return null;
  return (
    <section className="hg-stack hg-gap-3" aria-label={t('title')}>
      <div>
        <Title order={2}>{t('title')}</Title>
        <Text size="sm" c="dimmed" maw="68ch">
          {t('check')}
        </Text>
        <Group gap="xs" mt="sm">
          {planKinds.map((kind) => (
            <FileLink
              key={kind}
              size="xs"
              leftSection={<IconDownload size={14} aria-hidden />}
              href={`/api/industries/${industryId}/plan.pdf?kind=${kind}&language=${i18n.language}`}
            >
              {t(`plan.${kind}`)}
            </FileLink>
          ))}
        </Group>
      </div>
      <div className="hg-card">
        {data.laws.map((law) => (
          <LawPart key={law.law} status={law} />
        ))}
        <IncompatibleStockPart status={data} />
        <ExpiryPart status={data} />
        <LargestReleasesPart status={data} />
        <ConversionsPart status={data} />
      </div>
    </section>
  );
};
