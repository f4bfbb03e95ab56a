import { type InventoryItem, solutionSpill } from '@hazardguard/contract';
import { Alert, Anchor, Checkbox, List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useStockText } from './stock-text.ts';

/** First aid by the guide of the solution; nothing where the library has none. */
const FirstAid = ({ steps }: { readonly steps: InventoryItem['form']['firstAid'] }) => {
  const { t } = useTranslation('chemicals');
  if (steps.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600} mt="xs">
        {t('part.firstAid')}
      </Text>
      <List type="ordered" size="sm" aria-label={t('part.firstAid')}>
        {steps.map((step) => (
          <List.Item key={step}>{t(`firstAid.${step}`)}</List.Item>
        ))}
      </List>
    </>
  );
};

interface SolutionNoteProps {
  readonly item: InventoryItem;
  readonly isAsPure: boolean;
  /** Null: no choice where nothing is computed from it. */
  readonly onAsPure: ((isAsPure: boolean) => void) | null;
}

/** What is known of a stock whose release is not modelled: how it was read, the guide, the laws, first aid; and the choice to assess it as pure. */
export const SolutionNote = ({ item, isAsPure, onAsPure }: SolutionNoteProps) => {
  const { t } = useTranslation(['vulnerability', 'threshold-status']);
  const format = useFormat();
  const stockText = useStockText();
  const { kind, percent, soluteKg, densityKgM3, assumed, fumes, guides, firstAid, laws } = item.form;
  const strength = percent === null ? item.concentration.trim() || t('solution.unknownStrength') : `${format.number(percent, 4)} %`;
  const mass = item.quantityKg === null ? t('solution.noMass') : format.mass(item.quantityKg);
  return (
    <Alert
      variant="default"
      title={t(`solution.title.${kind === 'unclear' ? 'unclear' : 'solution'}`, {
        stock: stockText(item),
        name: item.substanceName,
        strength,
      })}
    >
      <List size="sm">
        <List.Item>
          {guides.length === 0
            ? t('solution.noGuide')
            : t('solution.guide', { guides: guides.map(({ guide, un }) => `${guide} (UN ${un})`).join(', ') })}{' '}
          {t('solution.isolate', { near: format.distance(solutionSpill.isolationM), large: format.distance(solutionSpill.largeM) })}
        </List.Item>
        {fumes ? <List.Item>{t('solution.fumes')}</List.Item> : null}
      </List>
      <FirstAid steps={firstAid} />
      <Text size="sm" fw={600} mt="xs">
        {t('solution.stock')}
      </Text>
      <List size="sm">
        <List.Item>
          {soluteKg === null ? t('solution.mass', { mass }) : t('solution.solute', { mass, solute: format.mass(soluteKg) })}
        </List.Item>
        {densityKgM3 === null ? null : (
          <List.Item>{t('solution.density', { density: format.quantity(densityKgM3, 'kg/m³', 4) })}</List.Item>
        )}
        {assumed.map((one) => (
          <List.Item key={one}>{t(`solution.assumed.${one}`)}</List.Item>
        ))}
        {laws.map(({ law, status }) => (
          <List.Item key={law}>
            {t(`threshold-status:law.${law}`)}: {t(`solution.law.${status}`)}
          </List.Item>
        ))}
      </List>
      {item.chemicalId === null ? null : (
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/ChemicalsQuantityCas" search={{ chemical: item.chemicalId } as never} />}
        >
          {t('solution.facts')}
        </Anchor>
      )}
      {kind === 'unclear' ? (
        <Text size="sm">
          <Anchor
            size="sm"
            renderRoot={(props) => <Link {...props} to="/CollectChemicalInventory" search={{ industry: item.industryId } as never} />}
          >
            {t('solution.correct')}
          </Anchor>
        </Text>
      ) : null}
      {onAsPure === null ? null : (
        <Checkbox
          mt="xs"
          checked={isAsPure}
          onChange={({ currentTarget }) => onAsPure(currentTarget.checked)}
          label={t('solution.asPure')}
          description={t('solution.asPureNote')}
        />
      )}
    </Alert>
  );
};
