import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { chooseHazard, rankStock } from '../../assess/scenario/choose-hazard.ts';
import { useStockText } from '../../assess/scenario/stock-text.ts';
import { precomputedFootprintQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ChemicalPicker } from '../../register/chemical-picker/chemical-picker.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import type { Answers } from './answers.ts';
import type { ReportState } from './use-report.ts';

/** Cargoes of many road tankers, by their ids in the library; any other by typing. */
const commonCargoes = ['chlorine', 'ammonia', 'propane'] as const;

interface WhatProps {
  readonly state: ReportState;
  readonly onWhat: (what: Answers['what']) => void;
}

/** The stock of the site, most dangerous first; of a tanker, its cargo. That nobody knows is an answer too. */
export const WhatQuestion = ({ state, onWhat }: WhatProps) => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const stockText = useStockText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { answers, stock, library } = state;
  const isOnRoad = answers.at !== undefined;
  const worst = useQuery({
    ...precomputedFootprintQuery(answers.site ?? 0),
    // The item of the worst case in the site's ready assessment; null: it has none.
    select: (read) => read.worst?.inventoryItemId ?? null,
    enabled: !isOnRoad && answers.site !== undefined,
  });
  const unknown = { key: 'unknown', value: 'unknown' as const, name: t('what.unknown'), note: t('what.unknownNote') };
  const chosen = answers.what === undefined ? undefined : String(answers.what);
  if (library === undefined || (!isOnRoad && stock.isPending)) return <TextSkeleton lines={4} />;
  if (isOnRoad)
    return (
      <>
        <ChoiceList
          label={t('what.cargo')}
          rows={[
            ...commonCargoes.flatMap((cargo) => {
              const name = library.get(cargo)?.name;
              return name === undefined ? [] : [{ key: cargo, value: cargo as string, name }];
            }),
            unknown,
          ]}
          chosen={chosen}
          onChoose={onWhat}
        />
        <ChemicalPicker
          input={{ id: `${id}-cargo`, label: t('what.other') }}
          text={typed}
          onText={setTyped}
          onChoose={(chemical) => {
            setTyped(chemical.name);
            onWhat(chemical.id);
          }}
        />
      </>
    );
  if (stock.isError) return <ErrorPanel error={stock.error} title={t('what.failed')} onRetry={() => void stock.refetch()} />;
  const ranked = rankStock(stock.data?.items ?? [], library, answers.happening, worst.data ?? undefined);
  return (
    <>
      {ranked.length === 0 ? (
        <Text size="sm">
          {t('what.noStock')}{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/CollectChemicalInventory" search={{ industry: answers.site } as never} />}>
            {t('what.addStock')}
          </Anchor>
        </Text>
      ) : null}
      <ChoiceList
        label={t('what.stock')}
        rows={[
          ...ranked.slice(0, 5).map((item) => ({
            key: String(item.id),
            value: item.id,
            name: item.substanceName,
            note: [
              stockText(item),
              item.location,
              ...(item.form.kind !== 'pure'
                ? [t('what.solution')]
                : chooseHazard(answers.happening, library.get(item.chemicalId ?? '')) === undefined || item.quantityKg === null
                  ? [t('what.noModel')]
                  : []),
            ]
              .filter(Boolean)
              .join(' · '),
          })),
          unknown,
          ...ranked.slice(5).map((item) => ({ key: String(item.id), value: item.id, name: item.substanceName, note: stockText(item) })),
        ]}
        chosen={chosen}
        onChoose={onWhat}
        first={Math.min(5, ranked.length) + 1}
      />
      {ranked.length > 5 ? (
        <Text size="xs" c="dimmed">
          {t('what.order', { count: ranked.length, all: format.exact(ranked.length) })}
        </Text>
      ) : null}
    </>
  );
};
