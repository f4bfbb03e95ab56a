import { type SiteTerrain, siteTerrains } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import type { ScenarioForm } from '../scenario-form.ts';

interface GroundQuestionProps {
  readonly terrain: ScenarioForm['terrain'];
  /** As the site has it; null: not known. */
  readonly known: SiteTerrain | null;
  /** Among other inputs of a form. */
  readonly dense?: boolean;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
}

/** Built up or open: what the site has, until a person says otherwise; where nobody has said, that open is assumed. */
export const GroundQuestion = ({ terrain, known, dense = false, onChange }: GroundQuestionProps) => {
  const { t } = useTranslation('vulnerability');
  const chosen = terrain === 'unknown' ? known : terrain;
  return (
    <>
      <Text size="sm" fw={dense ? 600 : 400}>
        {t('air.ground')}
      </Text>
      <ChoiceList
        label={t('air.ground')}
        dense={dense}
        rows={siteTerrains.map((one) => ({ key: one, value: one, name: t(`air.grounds.${one}`) }))}
        chosen={chosen ?? undefined}
        onChoose={(one) => onChange({ terrain: one === terrain ? 'unknown' : one })}
      />
      {chosen === null ? (
        <Text size="xs" c="dimmed">
          {t('air.groundAssumed')}
        </Text>
      ) : terrain === 'unknown' ? (
        <Text size="xs" c="dimmed">
          {t('air.groundKnown')}
        </Text>
      ) : null}
    </>
  );
};
