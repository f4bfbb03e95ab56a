import { type DrillTemplate, defaultTargets } from '@hazardguard/contract';
import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIndustryInFocus } from '../../../data/address.ts';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useIndustry } from '../../../register/industry-picker/industry-choice.ts';
import { IndustryPicker } from '../../../register/industry-picker/industry-picker.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { DrillForm } from './drill-form.tsx';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** An empty plan; the person must enter the release and the weather. */
const buildEmptyPlan = (site: Position): DrillTemplate => ({
  title: '',
  objective: '',
  template: null,
  inventoryItemId: null,
  scenario: {
    chemical: '',
    hazard: 'leak',
    quantityKg: Number.NaN,
    weather: { windSpeedMs: Number.NaN, windFromDeg: Number.NaN, temperatureC: Number.NaN },
    site,
  },
  durationMin: 40,
  targets: defaultTargets,
  injects: [],
});

const ChooseTemplate = ({
  industryId,
  onChoose,
}: {
  readonly industryId: number;
  readonly onChoose: (template: DrillTemplate) => void;
}) => {
  const { t, i18n } = useTranslation('drills');
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'en';
  const templates = useQuery(routeQuery('/api/industries/{id}/drill-templates', { path: { id: industryId }, query: { language } }));
  const site = useIndustry(industryId).data;
  if (templates.isError)
    return <ErrorPanel error={templates.error} title={t('plan.templatesFailed')} onRetry={() => void templates.refetch()} />;
  if (templates.data === undefined || site === undefined) return <TextSkeleton lines={3} />;
  const { latitude, longitude } = site;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {t('plan.ready')}
      </Title>
      {templates.data.templates.length === 0 ? <Text>{t('plan.noReady')}</Text> : null}
      <Group gap="sm">
        {templates.data.templates.map((template) => (
          <Button key={template.title} variant="default" onClick={() => onChoose(template)}>
            {template.title}
          </Button>
        ))}
        {latitude === null || longitude === null ? null : (
          <Button variant="default" onClick={() => onChoose(buildEmptyPlan({ latitude, longitude }))}>
            {t('plan.own')}
          </Button>
        )}
      </Group>
    </Stack>
  );
};

/** Plans a drill: choose a site, then a ready-made or an empty drill, then fill in the form. */
export const PlanDrill = () => {
  const { t } = useTranslation(['drills', 'parts']);
  const navigate = useNavigate();
  const [industry, setIndustry] = useIndustryInFocus();
  const [chosen, setChosen] = useState<{ readonly industryId: number; readonly template: DrillTemplate }>();
  const template = chosen?.industryId === industry ? chosen?.template : undefined;
  return (
    <Stack gap="lg">
      <div style={{ maxWidth: 480 }}>
        <IndustryPicker
          id="drilled-industry"
          label={t('parts:industryPicker.label')}
          value={industry}
          onChange={(id) => setIndustry(id, 'push')}
        />
      </div>
      {industry === undefined ? <Text>{t('plan.chooseSite')}</Text> : null}
      {industry === undefined ? null : (
        <ChooseTemplate key={industry} industryId={industry} onChoose={(one) => setChosen({ industryId: industry, template: one })} />
      )}
      {industry === undefined || template === undefined ? null : (
        <DrillForm
          key={template.title}
          industryId={industry}
          template={template}
          onDone={({ drill }) => void navigate({ to: `/Drills/${drill.id}` as never })}
        />
      )}
    </Stack>
  );
};
