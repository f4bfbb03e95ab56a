const form = /^--([a-z]+)=([1-9]\d{0,6})$/;
const given = process.argv.slice(2).filter((word) => word.startsWith('--'));

/** Sizes that a program runs at, unless a flag gives another: `npm run bench -- alerts --recipients=5000`. */
export interface Flags<Name extends string> {
  /** Every flag with its default. */
  readonly names: readonly string[];
  /** The first unknown flag on the command line. */
  findWrongFlag(): string | undefined;
  readSize(name: Name): number;
}

export const defineFlags = <Name extends string>(defaults: Readonly<Record<Name, number>>): Flags<Name> => ({
  names: Object.entries(defaults).map(([name, size]) => `--${name}=${size}`),
  findWrongFlag: () => given.find((word) => !((form.exec(word)?.[1] ?? '') in defaults)),
  readSize: (name) => {
    const last = given.findLast((word) => form.exec(word)?.[1] === name);
    return last === undefined ? defaults[name] : Number(form.exec(last)?.[2]);
  },
});
