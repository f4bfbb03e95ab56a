import { compareIdentity, type NamedSubstance } from '@hazardguard/chemicals/names';
import { ApiError, type FieldProblem, formatRule, type InventoryInput } from '@hazardguard/contract';

const write = ({ name, cas }: NamedSubstance): string => `${name} (${cas})`;

/** The two substances that a name and a CAS number mean, as 'Chlorine (7782-50-5) / Ammonia (7664-41-7)'; null: one, or not known. */
export const findOtherSubstance = (substanceName: string, casNo: string): string | null => {
  const compared = compareIdentity(substanceName, casNo);
  return typeof compared === 'string' ? null : `${write(compared.named)} / ${write(compared.numbered)}`;
};

/** What is wrong with a row whose name is one substance and whose CAS number is another. */
export const findIdentityProblem = ({ substanceName, casNo }: Pick<InventoryInput, 'substanceName' | 'casNo'>): FieldProblem | null => {
  const names = findOtherSubstance(substanceName, casNo);
  if (names === null) return null;
  const rule = { kind: 'otherSubstance', names } as const;
  return { field: 'casNo', value: casNo, message: formatRule(rule), rule };
};

export const requireOneSubstance = (input: Pick<InventoryInput, 'substanceName' | 'casNo'>): void => {
  const problem = findIdentityProblem(input);
  if (problem !== null) throw new ApiError('invalid-input', problem.message, [problem]);
};
