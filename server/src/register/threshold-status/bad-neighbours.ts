import type { Chemical } from '@hazardguard/chemicals';
import { mixing, mixingHazardTexts, mixingOutcomes } from '@hazardguard/chemicals/facts';
import { type IncompatibleStocks, mixingHazards } from '@hazardguard/contract';
import { groupByLocation, type KnownStock } from './stock.ts';

const toName = ({ id, name: chemicalName }: Chemical) => ({ chemicalId: id, name: chemicalName });

const toHazardIds = (texts: readonly string[]) => texts.flatMap((text) => mixingHazards[mixingHazardTexts.indexOf(text)] ?? []);

/** Pairs of chemicals kept in one location that are not known to be compatible, the worst first. */
export const findBadNeighbours = (known: readonly KnownStock[]): IncompatibleStocks[] =>
  groupByLocation(known)
    .flatMap(([location, rows]) => {
      const chemicals = [...new Set(rows.flatMap(({ chemical }) => chemical ?? []))].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
      return chemicals.flatMap((one, index) =>
        chemicals.slice(index + 1).flatMap((other): IncompatibleStocks[] => {
          const { outcome, hazards, gases, unverified } = mixing(one, other);
          if (outcome === 'compatible') return [];
          return [
            { location, one: toName(one), other: toName(other), outcome, hazards: toHazardIds(hazards), gases: [...gases], unverified },
          ];
        }),
      );
    })
    .toSorted((a, b) => mixingOutcomes.indexOf(a.outcome) - mixingOutcomes.indexOf(b.outcome));
