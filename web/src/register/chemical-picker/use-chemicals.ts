import { useQuery } from '@tanstack/react-query';
import { chemicalsQuery } from '../../data/site-queries.ts';

/** What is known of each chemical of the library. */
export const useChemicals = () => useQuery(chemicalsQuery);
