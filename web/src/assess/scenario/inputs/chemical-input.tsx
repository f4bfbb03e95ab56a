import type { InventoryItem } from '@hazardguard/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listedItems } from '../../../data/site-queries.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SelectField } from '../../../ui/list-field/select-field.tsx';
import { readNumber } from '../../../ui/read-number.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { LazySolutionNote } from '../lazy-solution-note.tsx';
import { findObstacle, type Obstacle } from '../obstacle.ts';
import type { Site } from '../site.ts';
import { toReleaseInputs } from '../stock-release.ts';
import { useStockText } from '../stock-text.ts';
import type { useLibrary, useStock } from '../use-inventory.ts';
import { useObstacleText } from '../use-obstacle-text.ts';
import { inputId } from './input-complaints.ts';
import { memoForInputs } from './memo-for-inputs.ts';
import { findError, type InputProps, NumberField } from './number-inputs.tsx';
import { ReleaseFrom } from './release-from.tsx';

const inputs = ['item', 'hazard', 'quantityKg', 'assessAsPure'] as const;

interface ChemicalInputProps extends InputProps<(typeof inputs)[number]> {
  readonly site: Site;
  readonly stock: ReturnType<typeof useStock>;
  readonly library: ReturnType<typeof useLibrary>;
}

/** The chemical, from the stock; items that cannot be analysed are listed with the reason. */
export const ChemicalInput = memoForInputs(inputs, ({ site, stock, library, ...input }: ChemicalInputProps) => {
  const { t } = useTranslation('vulnerability');
  const stockText = useStockText();
  const obstacleText = useObstacleText();
  const { form, onChange, complaints } = input;
  const items = stock.data?.items ?? [];
  const chosen = items.find((item) => item.id === form.item);
  const find = (item: InventoryItem): Obstacle | undefined =>
    library && findObstacle(form.hazard, item, library, form.assessAsPure && item.id === form.item);
  const obstacle = (item: InventoryItem): string | undefined => {
    const found = find(item);
    return found ? obstacleText(found, form.hazard) : undefined;
  };
  const isClosed = (item: InventoryItem): boolean => (find(item)?.kind ?? 'solution') !== 'solution';
  const about = (item: InventoryItem): string =>
    [item.productName === item.substanceName ? undefined : item.productName, stockText(item), item.location].filter(Boolean).join(' · ');
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
  const missingItem = form.item !== undefined && stock.data !== undefined && !chosen ? t('input.itemNone') : undefined;
  return (
    <div className="hg-stack hg-gap-3">
      <SelectField
        id={inputId('item')}
        label={t('input.item')}
        placeholder={t('input.itemPlaceholder')}
        searchable
        limit={100}
        disabled={stock.isPending}
        value={chosen ? String(chosen.id) : null}
        onChange={(value) => {
          const item = items.find((candidate) => String(candidate.id) === value);
          if (item) onChange({ ...toReleaseInputs(item), assessAsPure: false });
        }}
        data={items.map((item) => ({
          value: String(item.id),
          label: `${item.substanceName}, ${stockText(item)}`,
          disabled: isClosed(item),
        }))}
        renderOption={({ option }) => {
          const item = items.find((candidate) => String(candidate.id) === option.value);
          if (!item) return option.label;
          const problem = obstacle(item);
          return (
            <div>
              <Text size="sm">{item.substanceName}</Text>
              <Text size="xs" c="dimmed">
                {about(item)}
                {problem === undefined ? '' : ` · ${problem}`}
              </Text>
            </div>
          );
        }}
        error={(chosen ? obstacle(chosen) : missingItem) ?? findError(complaints, 'item')}
      />
      {(stock.data?.total ?? 0) > listedItems ? (
        <Text size="xs" c="dimmed">
          {t('input.itemsMore', { count: listedItems })}
        </Text>
      ) : null}
      {chosen === undefined || chosen.form.kind === 'pure' ? null : (
        <Suspense fallback={<TextSkeleton lines={5} />}>
          <LazySolutionNote item={chosen} isAsPure={form.assessAsPure} onAsPure={(assessAsPure) => onChange({ assessAsPure })} />
        </Suspense>
      )}
      <NumberField
        {...input}
        name="quantityKg"
        description={chosen?.quantityKg === null ? t('input.noMass', { quantity: stockText(chosen) }) : undefined}
      />
      {chosen === undefined ? null : (
        <ReleaseFrom
          item={chosen}
          quantityKg={readNumber(form.quantityKg)}
          onScope={(scope) => onChange({ quantityKg: toReleaseInputs(chosen, scope).quantityKg })}
        />
      )}
    </div>
  );
});
