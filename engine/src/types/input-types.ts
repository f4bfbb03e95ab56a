/** A member of the document that holds only when another has one of some values. */
export interface Condition {
  readonly path: string;
  readonly is: readonly string[];
}

interface InputBase {
  /** Path in the scenario document. */
  readonly path: string;
  readonly label: string;
  readonly note: string;
  /** Always needed, never, or when the condition holds. */
  readonly needed: boolean | Condition;
  /** Belongs to the document only when the condition holds; elsewhere it is refused. */
  readonly onlyWhen?: Condition;
}

export interface NumberInput extends InputBase {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** The minimum itself is refused. */
  readonly aboveMin?: boolean;
  readonly fallback?: number;
}

export interface ChoiceInput extends InputBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** Options as reports say them, where their names do not speak for themselves. */
  readonly words?: Readonly<Record<string, string>>;
  readonly fallback?: string;
}

export interface TextInput extends InputBase {
  readonly kind: 'text';
  readonly maxLength: number;
}

export interface MomentInput extends InputBase {
  readonly kind: 'moment';
}

export type ScenarioInput = NumberInput | ChoiceInput | TextInput | MomentInput;
