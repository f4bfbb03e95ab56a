import { sql } from 'kysely';
import type { SampleValue } from '../../platform/db/tables/schema.ts';
import type { SoundReading } from '../sensors/check-reading.ts';
import { storeReadings } from '../sensors/ingest.ts';
import { listSiteSensors } from '../sensors/store.ts';
import type { DrillDeps } from './fire-inject.ts';

interface DueSample {
  readonly drill_id: number;
  readonly industry_id: number;
  readonly due_at: Date;
  readonly readings: readonly SampleValue[];
}

/**
 * Stores the next due sample like readings of real sensors. Storing and marking it as sent are one transaction, so another server
 * sends it if this one stops in between. False: nothing is due.
 */
export const sendNext = ({ database, now: clock }: Pick<DrillDeps, 'database' | 'now'>): Promise<boolean> =>
  database.kysely.transaction().execute(async (transaction) => {
    const now = await clock({ kysely: transaction });
    // A shared lock: several samples may be sent together, but none while the drill is being ended.
    const { rows } = await sql<DueSample>`
      select sample.drill_id, drill.industry_id, sample.due_at, sample.readings
      from drill_sample sample join drill on drill.id = sample.drill_id
      where sample.sent_at is null and sample.due_at <= ${now}::timestamptz and drill.state = 'running' and drill.industry_id is not null
      order by sample.due_at limit 1 for update of sample skip locked for share of drill skip locked`.execute(transaction);
    const [due] = rows;
    if (due === undefined) return false;
    const sensors = new Map(
      (await listSiteSensors({ kysely: transaction }, due.industry_id, due.drill_id)).map((sensor) => [sensor.id, sensor]),
    );
    const sound = due.readings.flatMap(({ sensorId, value }): SoundReading[] => {
      const sensor = sensors.get(sensorId);
      return sensor === undefined ? [] : [{ sensor, at: due.due_at, value, onReceipt: false, repeatKey: `v${value}`, clockAheadS: 0 }];
    });
    await storeReadings(transaction, due.industry_id, sound, now);
    await transaction
      .updateTable('drill_sample')
      .set({ sent_at: now })
      .where('drill_id', '=', due.drill_id)
      .where('due_at', '=', due.due_at)
      .execute();
    return true;
  });
