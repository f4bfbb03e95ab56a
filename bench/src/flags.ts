/** Sizes that a bench is run at, unless a flag says otherwise: `npm run bench -- alerts --recipients=5000`. */
const standard = {
  /** Of the warning of `alerts`. */
  recipients: 100_000,
  /** That `readings` are sent for, s. */
  seconds: 60,
  /** Open streams of `live`. */
  clients: 10_000,
  /** Of `faults` and `crashes`: in each something is killed; warnings of `doubled` and `release`. */
  rounds: 20,
  /** Of `soak`. */
  minutes: 30,
  /** Of each warning of `faults`, `doubled` and `release`, by each channel. */
  warned: 10_000,
  /** Sites of each upload of `release`. */
  uploaded: 100_000,
  /** Between two kills of `doubled`, s. */
  every: 20,
} as const;
type Flag = keyof typeof standard;

const form = /^--([a-z]+)=([1-9]\d{0,6})$/;
const given = process.argv.slice(2).filter((word) => word.startsWith('--'));

/** The first word that looks like a flag and is none. */
export const findWrongFlag = (): string | undefined => given.find((word) => !((form.exec(word)?.[1] ?? '') in standard));

export const readSize = (name: Flag): number => {
  const last = given.findLast((word) => form.exec(word)?.[1] === name);
  return last === undefined ? standard[name] : Number(form.exec(last)?.[2]);
};

export const flagNames = Object.entries(standard).map(([name, size]) => `--${name}=${size}`);
