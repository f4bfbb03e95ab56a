import { setTimeout as pause } from 'node:timers/promises';
import type { Alert, Incident, Industry, IngestAnswer, IngestKeyState, SignedInRole } from '@hazardguard/contract';
import { openVisitor, type Visitor } from '../../../bench/src/visitor.ts';
import type { Ledger } from './ledger.ts';
import { openWriter, type Round, type Writer } from './writer.ts';

const place = { latitude: 21.7, longitude: 72.6 };
const readingsAtOnce = 20;

/** The writers and what they write about: created once, before the first round. */
export interface People {
  readonly plant: Readonly<Record<string, string>>;
  readonly imt: Readonly<Record<string, string>>;
  readonly approver: Readonly<Record<string, string>>;
  readonly industryId: number;
  readonly gateway: Readonly<Record<string, string>>;
}

export const signIn = async (origin: string, role: SignedInRole): Promise<Visitor> => {
  const visitor = await openVisitor(origin);
  await visitor.post('/api/session/demo', { role });
  return visitor;
};

/** The same people in new sessions. */
export const signInPeople = async (origin: string, people: People): Promise<People> => ({
  ...people,
  plant: (await signIn(origin, 'plant')).headers(),
  imt: (await signIn(origin, 'imt')).headers(),
  approver: (await signIn(origin, 'l1')).headers(),
});

export const openPeople = async (origin: string): Promise<People> => {
  const [plant, imt, approver] = [await signIn(origin, 'plant'), await signIn(origin, 'imt'), await signIn(origin, 'l1')];
  const { id } = await plant.post<Industry>('/api/industries', {
    industryName: 'Crash Works',
    district: 'Bharuch',
    safetyTeamContact: '1077',
    ...place,
  });
  await plant.post('/api/sensors', {
    ...{ industryId: id, code: 'G-1', name: 'Gas', measure: 'concentration', unit: 'ppm', cas: '7782-50-5', ...place, heightM: 1.5 },
    ...{ detectionLimit: 0.1, alarmHigh: null, alarmLow: null, alarmReadings: 3, alarmSeconds: null, silentAfterS: 300, averagingS: 60 },
  });
  const { key } = await plant.post<IngestKeyState & { key: string }>(`/api/industries/${id}/ingest-key`, {});
  const gateway = { authorization: `Bearer ${key}` };
  return { plant: plant.headers(), imt: imt.headers(), approver: approver.headers(), industryId: id, gateway };
};

const districts = ['Bharuch', 'Surat', 'Valsad', 'Vadodara', 'Jamnagar', 'Kheda', 'Anand'] as const;

/** One write of a lane: what was acknowledged goes into the ledger. */
type Act = (number: number) => Promise<void>;

const writeSite =
  ({ requested, acknowledged }: Ledger, plant: Writer): Act =>
  async (number) => {
    const industryName = `Site ${number}`;
    const district = districts[number % districts.length] ?? '';
    requested.site.add(industryName);
    const site = await plant.post('/api/industries', { industryName, district, safetyTeamContact: '1077', ...place });
    if (site !== undefined) acknowledged.site.set(industryName, district);
  };

const writeItem =
  ({ requested, acknowledged }: Ledger, plant: Writer, { industryId }: People): Act =>
  async (number) => {
    const itemNo = `I-${number}`;
    requested.item.add(itemNo);
    const item = await plant.post(`/api/industries/${industryId}/inventory`, {
      ...{
        itemNo,
        productName: 'Chlorine',
        substanceName: 'Chlorine',
        concentration: '99 %',
        casNo: '7782-50-5',
        quantity: number,
        unit: 'kg',
      },
      ...{ hazardClass: '2.3', location: 'Store', dateReceived: '2026-01-01', dateExpired: '2027-01-01', supplier: 'Bench' },
      ...{ storageTempC: 20, storagePressureKpa: 700 },
    });
    if (item !== undefined) acknowledged.item.set(itemNo, String(number));
  };

const writeIncident =
  ({ requested, acknowledged }: Ledger, imt: Writer): Act =>
  async (number) => {
    const shortDescription = `Incident ${number}`;
    requested.incident.add(shortDescription);
    const incident = await imt.post<Incident>('/api/incidents', { shortDescription, detailedDescription: `Detail ${number}` });
    if (!incident) return;
    acknowledged.incident.set(shortDescription, `Detail ${number}`);
    for (const part of ['a', 'b', 'c']) {
      const text = `Note ${number} ${part}`;
      requested.note.add(text);
      const note = await imt.post(`/api/incidents/${incident.id}/notes`, { kind: 'observation', text });
      if (note !== undefined) acknowledged.note.set(text, incident.id);
    }
  };

const writeReadings =
  ({ requested, acknowledged }: Ledger, gateway: Writer): Act =>
  async (number) => {
    const at = new Date().toISOString();
    const numbers = Array.from({ length: readingsAtOnce }, (_, i) => number * readingsAtOnce + i);
    for (const sequence of numbers) requested.reading.add(String(sequence));
    const rows = numbers.map((sequence) => JSON.stringify({ sensor: 'G-1', at, value: sequence, sequence }));
    const answer = await gateway.post<IngestAnswer>('/api/sensors/readings', rows.join('\n'));
    if (answer && answer.stored + answer.duplicates === readingsAtOnce)
      for (const sequence of numbers) acknowledged.reading.set(String(sequence), at);
  };

const writeAlert =
  ({ requested, acknowledged }: Ledger, plant: Writer, approver: Writer, { industryId }: People): Act =>
  async (number) => {
    const name = `Alert ${number}`;
    requested.alert.add(name);
    const draft = await plant.post<Alert>('/api/alerts/by-hand', {
      ...{
        industryId,
        incidentId: `INC${String(number % 1_000_000).padStart(6, '0')}`,
        incidentSeverity: 'low',
        incidentDescription: name,
      },
      ...{ status: 'Exercise', area: { shape: 'site', radiusM: 1_000 } },
    });
    if (!draft) return;
    const step = async (who: Writer, verb: string, version: number, wanted: readonly string[]): Promise<boolean> => {
      for (;;) {
        const now = await who.read<Alert>(`/api/alerts/${draft.id}`);
        if (now === undefined) return false;
        // Already done: the first request was carried out, and only its answer was lost.
        if (wanted.includes(now.state)) return true;
        const done = await who.post<Alert>(`/api/alerts/${draft.id}/${verb}`, { version });
        if (done) return true;
        if (done === undefined) return false;
      }
    };
    if (!(await step(plant, 'submit', 1, ['waiting', 'released']))) return;
    if (await step(approver, 'approve', 2, ['released'])) acknowledged.alert.set(name, 'released');
  };

/** Numbers that are unique over all rounds. */
let runNext = 0;

/** Several clients write until the round ends, with a pause after each write, ms. */
export const writeAll = async (origin: () => string, people: People, ledger: Ledger, round: Round, pauseMs = 0): Promise<void> => {
  const as = (headers: Readonly<Record<string, string>>): Writer => openWriter(origin, headers, round);
  const lanes: readonly Act[] = [
    writeSite(ledger, as(people.plant)),
    writeItem(ledger, as(people.plant), people),
    writeItem(ledger, as(people.plant), people),
    writeIncident(ledger, as(people.imt)),
    writeIncident(ledger, as(people.imt)),
    writeReadings(ledger, as(people.gateway)),
    writeReadings(ledger, as(people.gateway)),
    writeAlert(ledger, as(people.plant), as(people.approver), people),
  ];
  await Promise.all(
    lanes.map(async (act) => {
      while (!round.signal.aborted) {
        runNext += 1;
        await act(runNext);
        await pause(pauseMs, undefined, { signal: round.signal }).catch(() => undefined);
      }
    }),
  );
};
