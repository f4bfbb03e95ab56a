import { type InventoryItem, type ReleaseScope, releaseScopes } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useVesselText } from '../../../register/inventory/vessel-text.ts';
import { Choice } from '../../../ui/choice.tsx';
import { useFormat } from '../../../ui/format.ts';
import { findRelease } from '../stock-release.ts';

interface ReleaseScopeProps {
  readonly item: InventoryItem;
  /** The mass that comes out. */
  readonly quantityKg: number | undefined;
  readonly onScope: (scope: ReleaseScope) => void;
}

/** One of the vessels or all of the stock; where the vessels are not known, what is assumed of them. */
export const ReleaseFrom = ({ item, quantityKg, onScope }: ReleaseScopeProps) => {
  const { t } = useTranslation('vessels');
  const format = useFormat();
  const vesselText = useVesselText();
  const release = findRelease(item, quantityKg);
  if (item.quantityKg === null) return null;
  const { group } = vesselText(item);
  const notes = release.assumed.map((assumption) => t(`assumed.${assumption}`));
  const mass = format.mass(item.quantityKg, 4);
  return (
    <div>
      {group !== null && (release.vessels ?? 1) > 1 ? (
        <Choice
          label={t('scope.label')}
          value={release.scope}
          options={releaseScopes}
          formatName={(scope) => t(`scope.${scope}`, { group, mass })}
          onChange={onScope}
        />
      ) : null}
      {notes.length === 0 ? null : (
        <Text size="xs" c="dimmed" mt={4}>
          {notes.join(' ')}
        </Text>
      )}
    </div>
  );
};
