import { type EscalationChain, type EscalationChainInput, type EscalationTier, escalationChainInput } from '@hazardguard/contract';

export const chainScopes = ['others', 'district', 'industry'] as const;
export type ChainScope = (typeof chainScopes)[number];

/** The entries of the form: the scope can be chosen before the industry or the district. */
export interface ChainEdit {
  readonly name: string;
  readonly scope: ChainScope;
  readonly industryId: number | undefined;
  readonly district: string;
  readonly tiers: readonly EscalationTier[];
}

export const newTier: EscalationTier = { groups: [], onDuty: true, needed: 1, waitS: 300 };

export const newChain: ChainEdit = { name: '', scope: 'district', industryId: undefined, district: '', tiers: [newTier] };

export const findChainScope = ({ industryId, district }: Pick<EscalationChain, 'industryId' | 'district'>): ChainScope =>
  industryId === null ? (district === null ? 'others' : 'district') : 'industry';

export const toEdit = (chain: EscalationChain): ChainEdit => ({
  name: chain.name,
  scope: findChainScope(chain),
  industryId: chain.industryId ?? undefined,
  district: chain.district ?? '',
  tiers: chain.tiers,
});

/** The checked chain, or the field that is wrong. */
export type ChainCheck =
  | { readonly ok: true; readonly input: EscalationChainInput }
  | { readonly ok: false; readonly field: 'name' | 'industry' | 'district' | 'tier'; readonly tier: number };

export const checkChain = ({ name, scope, industryId, district, tiers }: ChainEdit): ChainCheck => {
  if (scope === 'industry' && industryId === undefined) return { ok: false, field: 'industry', tier: 0 };
  if (scope === 'district' && district.trim() === '') return { ok: false, field: 'district', tier: 0 };
  const read = escalationChainInput.safeParse({
    name,
    industryId: scope === 'industry' ? industryId : null,
    district: scope === 'district' ? district : null,
    tiers,
  });
  if (read.success) return { ok: true, input: read.data };
  const [field, tier] = read.error.issues[0]?.path ?? [];
  if (field === 'name' || field === 'district') return { ok: false, field, tier: 0 };
  return { ok: false, field: 'tier', tier: typeof tier === 'number' ? tier + 1 : 1 };
};
