import {
  pressureKinds,
  pressureUnits,
  quantityUnits,
  storedPhases,
  vesselFields,
  vesselKinds,
  vesselOrientations,
} from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { FoldedFields } from '../../ui/form/folded-fields.tsx';
import { FieldInput } from '../field-input.tsx';
import { type ItemFormField, type VesselField, vesselFormFields } from './item-fields.ts';

interface VesselPartProps {
  readonly values: Readonly<Record<VesselField, string>>;
  readonly error: (field: VesselField) => string | undefined;
  readonly toId: (field: ItemFormField) => string;
  readonly onChange: (field: VesselField, text: string) => void;
}

/** The vessels of the item, all of them optional: open where something is entered or refused. */
export const VesselPart = ({ values, error, toId, onChange }: VesselPartProps) => {
  const { t } = useTranslation(['vessel-form', 'inventory']);
  const toChoices = <Choice extends string>(choices: readonly Choice[], label: (choice: Choice) => string) => [
    { value: '', label: t('notKnown') },
    ...choices.map((value) => ({ value, label: label(value) })),
  ];
  const choices: Partial<Record<VesselField, readonly { readonly value: string; readonly label: string }[]>> = {
    vesselContentUnit: toChoices(quantityUnits, (unit) => t(`inventory:unit.${unit}`)),
    vesselKind: toChoices(vesselKinds, (kind) => t(`kind.${kind}`)),
    vesselOrientation: toChoices(vesselOrientations, (one) => t(`orientation.${one}`)),
    storagePressureUnit: toChoices(pressureUnits, (unit) => t(`pressureUnit.${unit}`)),
    storagePressureKind: toChoices(pressureKinds, (kind) => t(`pressureKind.${kind}`)),
    storedPhase: toChoices(storedPhases, (phase) => t(`phase.${phase}`)),
  };
  const isUsed = vesselFormFields.some((field) => values[field] !== '' || error(field) !== undefined);
  return (
    <FoldedFields title={t('title')} assumed={t('about')} used={isUsed}>
      <div className="hg-cards">
        {vesselFormFields.map((field) => {
          const offered = choices[field];
          return (
            <FieldInput
              key={field}
              field={vesselFields[field]}
              id={toId(field)}
              label={t(`field.${field}`)}
              hint={t(`hint.${field}`)}
              hintBelow
              value={values[field]}
              error={error(field)}
              onChange={(text) => onChange(field, text)}
              {...(offered === undefined ? {} : { choices: offered })}
            />
          );
        })}
      </div>
    </FoldedFields>
  );
};
