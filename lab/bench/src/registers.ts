import { assistantLimits, type InventoryInput, inventoryExample } from '@hazardguard/contract';
import { fillRegisters, registerSize } from './fill-registers.ts';
import type { BenchRow } from './measure.ts';
import { recordStatements } from './record-statements.ts';
import { benchScoped } from './scoped.ts';
import { type BenchServer, withServer } from './with-server.ts';

const times = 50;
const warmUp = 3;
const target = '< 100 ms';

/** Typical searches: a part of a name, a place, one letter, another script, a text without a match. No address is requested twice. */
const starts = ['works ', 'district ', 'e', 'उद्योग ', 'chlorine ', 'no such thing '] as const;
const buildTypedText = (n: number): string => {
  const start = starts[n % starts.length] ?? '';
  return start === 'e' ? start + ' '.repeat(n) : start + n;
};

type Ask = (n: number) => Promise<Response>;

const get =
  ({ origin, headers }: BenchServer, path: (n: number) => string): Ask =>
  (n) =>
    fetch(`${origin}${path(n)}`, { headers });

const addItem =
  ({ origin, headers }: BenchServer): Ask =>
  (n) =>
    fetch(`${origin}/api/industries/1/inventory`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...inventoryExample,
        itemNo: `NEW-${n}`,
        productName: 'Chlorine',
        concentration: '99 %',
        quantity: 1,
        unit: 't',
        dateReceived: '2026-01-01',
        dateExpired: '2030-01-01',
      } satisfies InventoryInput),
    });

/** The assistant's limit of answers per account and minute: each round of questions comes from another person. */
const buildQuestions = async ({ origin, as }: BenchServer): Promise<Ask> => {
  const people = await Promise.all((['plant', 'imt', 'l0', 'l1', 'l2', 'l3'] as const).map(as));
  const questions = ['What does Chemical works ', 'Who stores toluene near estate ', 'Where is lot '];
  return (n) =>
    fetch(`${origin}/api/assistant`, {
      method: 'POST',
      headers: { ...people[Math.floor(n / assistantLimits.perMinute)], 'content-type': 'application/json' },
      body: JSON.stringify({ question: `${questions[n % questions.length]}${n * 37} hold?` }),
    });
};

const selectQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const read = async (ask: Ask, n: number): Promise<void> => {
  const answer = await ask(n);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The registers answered ${answer.status}: ${text.slice(0, 300)}`);
};

/** Registers of 10,000 industries with 20 items each: what a person waits for, compared with the same statements sent directly to the database. */
export const benchRegisters = (): Promise<BenchRow[]> =>
  withServer(async (server) => {
    const { database } = server;
    const statements = recordStatements(database);
    await fillRegisters(database);
    const measure = async (name: string, ask: Ask, before: Ask | undefined = undefined): Promise<BenchRow[]> => {
      const http: number[] = [];
      const raw: number[] = [];
      let usesDatabase = false;
      for (let n = 0; n < times + warmUp; n += 1) {
        if (before !== undefined) await read(before, n);
        let answered = 0;
        const sent = await statements.during(async () => {
          answered = await measureMs(() => read(ask, n));
        });
        const again = await measureMs(() => statements.again(sent));
        if (n < warmUp) continue;
        usesDatabase ||= sent.length > 0;
        http.push(answered);
        raw.push(again);
      }
      const row = (what: string, share: number): BenchRow => {
        const [value, baseline] = [selectQuantile(http, share), selectQuantile(raw, share)];
        // Cached answers send no statement to the database.
        const comparison = usesDatabase ? { baseline, ratio: value / baseline } : {};
        return { name: `${name}, ${what}`, value, unit: 'ms', ...comparison, target };
      };
      return [row('median', 0.5), row('95th percentile', 0.95)];
    };
    const encoded = (n: number): string => encodeURIComponent(buildTypedText(n));
    const industry = (n: number): number => 1 + ((n * 7_919) % registerSize.industries);
    return [
      ...(await measure(
        'search of industries',
        get(server, (n) => `/api/industries?search=${encoded(n)}`),
      )),
      ...(await measure(
        'search of an inventory',
        get(server, (n) => `/api/industries/${industry(n)}/inventory?search=${encoded(n)}`),
      )),
      ...(await measure(
        'duties, a page',
        get(server, (n) => `/api/duties?page=${1 + n}`),
      )),
      ...(await measure(
        'duties, searched',
        get(server, (n) => `/api/duties?search=${encoded(n)}`),
      )),
      ...(await measure(
        'chemical types, searched',
        get(server, (n) => `/api/chemical-types?search=${encoded(n)}`),
      )),
      ...(await measure(
        'chemical types, first after a change',
        get(server, () => '/api/chemical-types'),
        addItem(server),
      )),
      ...(await measure(
        'where a chemical is stored',
        get(server, (n) => `/api/chemical-types/chlorine/stock?search=${encoded(n)}`),
      )),
      ...(await measure(
        'threshold status of a site',
        get(server, (n) => `/api/industries/${industry(n)}/standing`),
      )),
      ...(await measure('assistant, bundled texts and registers', await buildQuestions(server))),
      ...(await benchScoped(server, registerSize.industries)),
    ];
  });
