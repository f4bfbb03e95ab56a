import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { KindText } from './kind-text.tsx';
import type { Mark } from './marks.ts';

/** '3 times the lower threshold: Chlorine, 30 t of 10 t' — a finding to check, not a legal decision. */
export const ThresholdStatusText = ({ industry: { standing, notClassified } }: { readonly industry: NonNullable<Mark['industry']> }) => {
  const { t } = useTranslation('clusters');
  const format = useFormat();
  const open = notClassified.length === 0 ? '' : t('thresholdStatus.notClassified', { names: notClassified.join(', ') });
  if (standing === null) return <>{open === '' ? t('thresholdStatus.none') : open}</>;
  const values = { entry: standing.entry, kg: format.mass(standing.kg), lower: format.mass(standing.lowerKg) };
  return (
    <>
      {t(`thresholdStatus.${standing.tier}`, values)} {standing.unverified ? t('thresholdStatus.unverified') : ''} {open}
    </>
  );
};

const links = [
  { to: '/VulnerabilityAssesment', label: 'open.assess' },
  { to: '/CollectChemicalInventory', label: 'open.inventory' },
  { to: '/AnupamaRasayan', label: 'open.site' },
] as const;

/** The facts of the chosen place, and links to its other screens. */
export const MarkCard = ({ mark, onClose }: { readonly mark: Mark; readonly onClose: () => void }) => {
  const { t } = useTranslation('clusters');
  const { industry, estate } = mark;
  return (
    <section className="hg-stack hg-card hg-pad-3 hg-soft" aria-label={t('card', { name: mark.name })}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2} size="h4">
          {mark.name}
        </Title>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
      <Group gap={6}>
        {industry?.sample ? <Tag>{t('sample')}</Tag> : null}
        {estate ? <Tag>{t('estate')}</Tag> : null}
        <Text size="sm">{mark.district}</Text>
      </Group>
      <KindText kinds={mark.kinds} main={mark.mainKind} />
      {industry ? (
        <Text size="sm">
          <ThresholdStatusText industry={industry} />
        </Text>
      ) : null}
      {estate ? <Text size="sm">{t(`position.${estate.position}`, { makes: estate.makes })}</Text> : null}
      {mark.position === undefined ? <Text size="sm">{t('noPlace')}</Text> : null}
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
