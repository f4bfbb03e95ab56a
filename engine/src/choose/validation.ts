import { nearGroundM } from '../dispersion/richardson.ts';
import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { SourceTerm } from '../types/pipeline.ts';
import type { ReleaseClass, Validation } from '../types/result-types.ts';
import { phaseName, releaseNames, setName } from './describe-validation.ts';

/** How a release enters the air; droplets count before height, a pool only where the opening gives the air less. */
export const classifyRelease = ({ instantaneous, liquidFraction, heightM, poolRadiusM, jet }: SourceTerm): ReleaseClass => {
  if (instantaneous) return 'instantaneous';
  if (liquidFraction > 0) return 'two-phase-jet';
  if (heightM > nearGroundM) return 'elevated';
  return poolRadiusM > 0 && jet === null ? 'pool' : 'gas-jet';
};

/** The field trials of a model in which gas was released like this. */
export const findValidations = ({ validatedOn }: Pick<HazardModel, 'validatedOn'>, release: ReleaseClass): readonly Validation[] =>
  validatedOn.filter(({ releases }) => releases === undefined || releases.includes(release));

/** How well a model is proven for a release: verified by published cases, validated on field trials. */
export const findProof = (
  model: Pick<HazardModel, 'verified' | 'verifiedFor' | 'validatedOn'>,
  source: SourceTerm,
): { readonly verified: boolean; readonly validatedOn: readonly Validation[] } => {
  const release = classifyRelease(source);
  return {
    verified: model.verified && (model.verifiedFor?.includes(release) ?? true),
    validatedOn: findValidations(model, release),
  };
};

/** A place or a zone that a level reaches, and how far it is, m. */
export interface Reached {
  readonly name: string;
  readonly distanceM: number;
}

/** The zones that are reached, by their level. */
export const toReached = (zones: readonly { readonly level: { readonly id: string }; readonly reachM: number }[]): readonly Reached[] =>
  zones.filter(({ reachM }) => reachM > 0).map(({ level, reachM }) => ({ name: level.id, distanceM: reachM }));

const beyondTrials = (tried: readonly Validation[], reached: readonly Reached[]): readonly Caveat[] => {
  const [farthest] = tried.toSorted((a, b) => b.distanceM[1] - a.distanceM[1]);
  const beyond = reached.filter(({ distanceM }) => distanceM > (farthest?.distanceM[1] ?? 0));
  if (farthest === undefined || beyond.length === 0) return [];
  const names = beyond.map(({ name }) => name).join(', ');
  return [
    note(
      'beyond-field-trials',
      `The field trials of this model (${setName(farthest)}, ${phaseName(farthest)}) end at ${farthest.distanceM[1]} m. Farther than that: ${names}. The uncertainty is assumed to grow beyond the trials.`,
      {
        quantity: 'trialsToM',
        value: farthest.distanceM[1],
        unit: 'm',
        params: { levels: names, trialSet: farthest.set, trialPhase: farthest.phase },
      },
    ),
  ];
};

/**
 * Caveats about a cloud of a kind that its model was not tried on, or farther than it was. None for fires and blasts, whose result shows
 * on its own whether the model is verified.
 */
export const validationCaveats = (
  model: Pick<HazardModel, 'kind' | 'verified' | 'verifiedFor' | 'validatedOn'>,
  source: SourceTerm,
  reached: readonly Reached[],
): readonly Caveat[] => {
  if (model.kind !== 'plume' && model.kind !== 'puff') return [];
  const { verified, validatedOn } = findProof(model, source);
  if (validatedOn.length > 0) return beyondTrials(validatedOn, reached);
  const release = classifyRelease(source);
  return [
    {
      code: 'release-not-validated',
      severity: verified ? 'note' : 'warning',
      message: `Not validated for this kind of release (${releaseNames[release]}): no field trial of it was compared with this model. Values may be up to 5 times too high or too low.`,
      params: { release },
    },
  ];
};
