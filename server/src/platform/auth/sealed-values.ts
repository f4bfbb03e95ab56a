import { makeSeal } from './seal.ts';

/** Values that a browser keeps for the server for some minutes, without being able to read or change them. */
export interface SealedValues<Value> {
  close(value: Value): string;
  /** Null: none, not ours, or expired. */
  open(text: string | undefined): Value | null;
}

/** `purpose` names the kind of value: one kind is never accepted as another. */
export const makeSealedValues = <Value>(secret: string, purpose: string, minutes: number): SealedValues<Value> => {
  const seal = makeSeal(secret, purpose);
  return {
    close: (value) => seal.close(JSON.stringify({ value, until: Date.now() + minutes * 60_000 }), purpose).toString('base64url'),
    open: (text) => {
      const opened = text === undefined ? null : seal.open(Buffer.from(text, 'base64url'), purpose);
      if (opened === null) return null;
      const { value, until } = JSON.parse(opened) as { readonly value: Value; readonly until: number };
      return until > Date.now() ? value : null;
    },
  };
};
