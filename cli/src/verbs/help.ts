import { writeText } from '../output.ts';
import { usage as adminUsage } from './admin.ts';
import { usage as backupUsage } from './backup.ts';
import { usage as casesUsage } from './cases.ts';
import { usage as checkAuditUsage } from './check-audit.ts';
import { usage as dataUsage } from './data.ts';
import { usage as demoUsage } from './demo.ts';
import { usage as doctorUsage } from './doctor.ts';
import { usage as ensembleUsage } from './ensemble.ts';
import { usage as exportUsage } from './export.ts';
import { usage as filesUsage } from './files.ts';
import { usage as importUsage } from './import.ts';
import { usage as locateUsage } from './locate.ts';
import { usage as migrateUsage } from './migrate.ts';
import { usage as modelUsage } from './model.ts';
import { usage as restoreUsage } from './restore.ts';
import { usage as riskUsage } from './risk.ts';
import { usage as schemaUsage } from './schema.ts';
import { usage as threatUsage } from './threat.ts';
import { usage as validateUsage } from './validate.ts';

const text = `HazardGuard: computes the consequences of a chemical release, and maintains the server's data

  ${modelUsage}
      Runs one scenario and writes its hazard zones. '-' reads standard input.
      The format of the scenario: docs/scenario.md; examples: cli/examples.

  ${ensembleUsage}
      Computes the scenario many times with varied uncertain inputs: how far each level reaches, with which probability, where, and the
      confidence lines of the wind. Defaults: 1000 members, seed 1, a known stock, a forecast wind. The method: docs/models/ensemble.md.

  ${locateUsage}
      Estimates a source and its rate from sensor readings, with their uncertainty and the most useful next reading.
      Format and method: docs/models/inverse-source.md; an example: cli/examples/readings.

  ${riskUsage}
      Computes the risk of a study: leak frequencies, event trees, individual risk over the wind climate, the F–N curve and published
      criteria. The method: docs/models/risk.md; examples: cli/examples/studies.

  ${threatUsage}
      Computes the threat at one place: concentration, dose and deaths outdoors and indoors, whether to shelter or leave, when to air the house.
      HOUSE: tight, average, leaky, one-storey, two-storey[-sheltered], or air changes per hour.

  ${casesUsage}
      Runs published cases through the engine: pass, fail or not-run with the reason, one line per case. The format is that of
      validation/cases. Exit code 1 if a case fails.

  ${validateUsage}
      Scores every model on field data: share within a factor of two, geometric bias and variance, per data set, model and inputs.
      Release trials are scored as a user enters them: docs/scenario.md. Without --data: the trials in this repository.

  ${schemaUsage}
      Prints the JSON Schema of the scenario.

  ${dataUsage}
      Imports files as authorities have them: XLSX, CSV, GeoJSON, OpenStreetMap (XML, PBF), zipped shapefile, KML and KMZ, with the server
      running or stopped. KIND: industries, inventory, receptors, villages, population, roads, contacts, recipients or map; without it the
      file is recognised. Rows are found again by key: new ones are added, others changed. A date order is asked for only where no day is
      over 12. MAPPING.json: {"columns": {FIELD: HEADER}, "constants": {FIELD: VALUE}, "values": {FIELD: {THEIRS: OURS}}}. Contacts without a
      group are the district's. Prints {as, read, added, changed, unchanged, toComplete, refused: [{row, field, why}]}; for several files
      an array. Exit code 2 if a file is refused whole (row 0), 3 if some rows are refused.

  ${backupUsage}
      Writes a consistent copy of all data into a new folder, with the server running or stopped: tables, counts, SHA-256, and the keys
      that sign sessions and links. The data are those of HAZARDGUARD_DATA or DATABASE_URL, as for the server.

  ${restoreUsage}
      Restores a backup of this version or an older one into an empty database, and compares the rows with the backup. Messages that
      were waiting are not sent; --resume sends them, for a move to another machine. --rehearse restores into a temporary database,
      which is deleted afterwards.

  ${exportUsage}
  ${importUsage}
      Move an installation: export writes all data and keys while the server is stopped, import reads them into an empty database, also
      from the embedded database to your own server. Rows and SHA-256 of every table are compared; waiting messages are sent.

  ${migrateUsage}
      Migrates the database schema to this version; a start of the server does the same.

  ${filesUsage}
      move: moves every file (pictures, attachments) into the object store of S3_ENDPOINT or back into PostgreSQL, and checks each against
      its SHA-256; if interrupted, run it again. check: reads every file of the object store; --own lets this installation delete files
      that no row refers to, after a restore. Exit code 1 if a file is damaged.

  ${dataUsage}
      Counts the people and the recorded places within a circle, by the best source of population; people is null where none covers it.
      Works with the server running or stopped.

  ${checkAuditUsage}
      Recomputes every hash of the audit record and compares it with the checkpoints stored with the data, and with a head that you kept.
      --file: a record exported as JSON lines, without a database. Exit code 1 if it was tampered with.

  ${doctorUsage}
      Checks the machine, the settings, the database, the object store and the backups, changes nothing, and says what to do.
      Exit code 1 if a check failed.

  ${adminUsage}
      Manages accounts on this machine: lists them, adds an administrator, sets a new password, removes two-factor authentication.

  ${demoUsage}
      Starts a demo with temporary data, deleted when it stops. npm start keeps its data.

  hazardguard help
      Prints this text.

Exit codes: 0 done, 1 a check or a case failed, 2 an input is not allowed (stderr says which values are), 69 Node.js is missing, 70 a bug.
`;

export const help = (): Promise<void> => writeText(text, undefined);
