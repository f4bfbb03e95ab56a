import { asText, useAddress } from '../../data/address.ts';
import { ChemicalCardPage } from './chemical-card.tsx';
import { ChemicalTypes } from './chemical-types.tsx';

/** The table of chemical types; with a chemical in the address, its card. */
export const ChemicalsScreen = () => {
  const [chemical] = useAddress('chemical', asText);
  return chemical === undefined || chemical.trim() === '' ? (
    <ChemicalTypes />
  ) : (
    <ChemicalCardPage key={chemical} chemical={chemical.trim()} />
  );
};
