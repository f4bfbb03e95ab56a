import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { KindText } from './kind-text.tsx';
import type { Mark } from './marks.ts';

/** '3 times the lower threshold: Chlorine, 30 t of 10 t' — a finding to check, not a legal decision. */
export const ThresholdStatusText = ({ industry: { standing, notClassified } }: { readonly industry: NonNullable<Mark['industry']> }) => {
  const { t } = useTranslation('maps-viewer');
  const format = useFormat();
  const open = notClassified.length === 0 ? '' : t('clusters.thresholdStatus.notClassified', { names: notClassified.join(', ') });
  if (standing === null) return <>{open === '' ? t('clusters.thresholdStatus.none') : open}</>;
  const values = { entry: standing.entry, kg: format.mass(standing.kg), lower: format.mass(standing.lowerKg) };
  return (
    <>
      {t(`clusters.thresholdStatus.${standing.tier}`, values)} {standing.unverified ? t('clusters.thresholdStatus.unverified') : ''} {open}
    </>
  );
};

const links = [
  { to: '/VulnerabilityAssesment', label: 'clusters.open.assess' },
  { to: '/CollectChemicalInventory', label: 'clusters.open.inventory' },
  { to: '/AnupamaRasayan', label: 'clusters.open.site' },
] as const;

/** The facts of the chosen place, and links to its other screens. */
export const MarkCard = ({ mark, onClose }: { readonly mark: Mark; readonly onClose: () => void }) => {
  const { t } = useTranslation('maps-viewer');
  const { industry, estate } = mark;
  return (
    <section className="hg-stack hg-card hg-pad-3 hg-soft" aria-label={t('clusters.card', { name: mark.name })}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2} size="h4">
          {mark.name}
        </Title>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {t('clusters.close')}
        </Button>
      </Group>
      <Group gap={6}>
        {industry?.sample ? <Tag>{t('clusters.sample')}</Tag> : null}
        {estate ? <Tag>{t('clusters.estate')}</Tag> : null}
        <Text size="sm">{mark.district}</Text>
      </Group>
      <KindText kinds={mark.kinds} main={mark.mainKind} />
      {industry ? (
        <Text size="sm">
          <ThresholdStatusText industry={industry} />
        </Text>
      ) : null}
      {estate ? <Text size="sm">{t(`clusters.position.${estate.position}`, { makes: estate.makes })}</Text> : null}
      {mark.position === undefined ? <Text size="sm">{t('clusters.noPlace')}</Text> : null}
      {industry ? (
        <Group gap="md">
          {links.map(({ to, label }) => (
            <Anchor key={to} size="sm" renderRoot={(props) => <Link {...props} to={to} search={{ industry: industry.id } as never} />}>
              {t(label)}
            </Anchor>
          ))}
        </Group>
      ) : null}
    </section>
  );
};
