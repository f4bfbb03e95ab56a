import { useState } from 'react';
import { usePlumeChemicals } from '../../compute/use-plume.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { matchChemicals } from '../../register/chemical-picker/match-chemicals.ts';
import { useNames } from '../../register/chemical-picker/use-names.ts';
import { TypeAhead } from '../../ui/type-ahead/type-ahead.tsx';

interface ChemicalFieldProps {
  /** Id in the library. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** A chemical of the bundled library; works without a network. */
export const ChemicalField = ({ value, onChange, error }: ChemicalFieldProps) => {
  const { t } = useTranslation('gaussian');
  const library = usePlumeChemicals();
  const [typed, setTyped] = useState<string>();
  const chosen = library.data?.find(({ id }) => id === value);
  const name = chosen?.name ?? value;
  const names = useNames();
  const matches = matchChemicals(names.data, library.data ?? [], typed ?? '', 200);
  return (
    <TypeAhead
      input={{ id: 'plume-chemical', label: t('field.chemical'), error, required: true, placeholder: t('pick') }}
      text={typed ?? name}
      onText={setTyped}
      loading={library.isPending || (names.isPending && (typed ?? '').trim() !== '')}
      error={library.error ?? names.error}
      nothing={t('nothing')}
      choices={matches.flatMap(({ chemical, through }) =>
        chemical === undefined
          ? []
          : [
              {
                key: chemical.id,
                label: through === undefined ? chemical.name : `${chemical.name} (${through})`,
                aside: chemical.casNo,
                item: chemical,
              },
            ],
      )}
      onChoose={({ id }) => {
        setTyped(undefined);
        onChange(id);
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
};
