import { type InventoryItem, listModels } from '@hazardguard/contract';
import { parseOwnLevels } from '@hazardguard/engine';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { listedItems } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SelectField } from '../../ui/list-field/select-field.tsx';
import { OwnLevelsInput } from '../scenario/inputs/own-levels-input.tsx';
import { useOwnLevelText } from '../scenario/inputs/use-own-level-text.ts';
import { LazySolutionNote } from '../scenario/lazy-solution-note.tsx';
import { hazards } from '../scenario/scenario-form.ts';
import type { Site } from '../scenario/site.ts';
import { useStockText } from '../scenario/stock-text.ts';
import { useObstacleText } from '../scenario/use-obstacle-text.ts';
import type { useConditions } from './use-conditions.ts';
import type { Response } from './use-response.ts';

export interface PartProps {
  readonly site: Site;
  readonly conditions: ReturnType<typeof useConditions>;
  readonly response: Response;
}

/** Which stock is released and which hazard is computed; items that cannot be computed are listed with the reason. */
export const ChemicalPart = ({ site, conditions: { state, show }, response }: PartProps) => {
  const { t } = useTranslation(['vulnerability', 'response-phase']);
  const stockText = useStockText();
  const obstacleText = useObstacleText();
  const ownLevelText = useOwnLevelText();
  const { stock, library, item, hazard, obstacle, scenario, preview } = response;
  const ownLevels = state.ownLevels ?? scenario?.form.ownLevels ?? '';
  if (stock.isError) return <ErrorPanel error={stock.error} onRetry={() => void stock.refetch()} />;
  if (stock.data?.total === 0) {
    return (
      <div>
        <Text size="sm">{t('site.noInventory')}</Text>
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/CollectChemicalInventory" search={{ industry: site.id }} />}>
          {t('site.addInventory')}
        </Anchor>
      </div>
    );
  }
  const items = stock.data?.items ?? [];
  const canModel = (one: InventoryItem) => {
    const chemical = one.chemicalId === null ? undefined : library?.get(one.chemicalId);
    return chemical === undefined ? [] : listModels(chemical);
  };
  return (
    <>
      <SelectField
        id="response-item"
        label={t('input.item')}
        placeholder={t('input.itemPlaceholder')}
        searchable
        limit={100}
        disabled={stock.isPending}
        value={item ? String(item.id) : null}
        onChange={(value) => {
          const chosen = items.find(({ id }) => String(id) === value);
          if (chosen) show({ item: chosen.id, hazard: undefined, runId: undefined, beforeId: undefined });
        }}
        data={items.map((one) => ({ value: String(one.id), label: `${one.substanceName}, ${stockText(one)}, ${one.location}` }))}
        error={obstacle ? obstacleText(obstacle, hazard) : undefined}
      />
      {item && obstacle?.kind === 'solution' ? <LazySolutionNote item={item} isAsPure={false} onAsPure={null} /> : null}
      {(stock.data?.total ?? 0) > listedItems ? (
        <Text size="xs" c="dimmed">
          {t('input.itemsMore', { count: listedItems })}
        </Text>
      ) : null}
      {item && canModel(item).length > 0 ? (
        <Choice
          label={t('input.hazard')}
          value={hazard}
          options={hazards}
          disabled={hazards.filter((one) => !canModel(item).includes(one))}
          formatName={(one) => t(`input.hazards.${one}`)}
          onChange={(one) => show({ hazard: one, runId: undefined, beforeId: undefined })}
        />
      ) : null}
      <OwnLevelsInput
        id="response-ownLevels"
        hazard={hazard}
        value={ownLevels}
        onChange={(typed) => show({ ownLevels: typed, runId: undefined })}
        error={parseOwnLevels(ownLevels) === undefined ? ownLevelText.unreadable(ownLevels) : ownLevelText.refused(preview.problems)}
      />
    </>
  );
};
