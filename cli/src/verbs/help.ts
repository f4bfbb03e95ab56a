import { writeText } from '../output.ts';
import { usage as adminUsage } from './admin.ts';
import { usage as backupUsage } from './backup.ts';
import { usage as casesUsage } from './cases.ts';
import { usage as checkAuditUsage } from './check-audit.ts';
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

const text = `HazardGuard: consequences of a chemical release, and care of the server's data

  ${modelUsage}
      Runs one scenario and writes its hazard zones. '-' reads standard input.
      The format of the scenario is explained in docs/scenario.md; examples lie in cli/examples.

  ${ensembleUsage}
      Draws the scenario many times over with what is not known of it: how far each level reaches with which probability, where, and
      the fan of the wind. Defaults: 1000 members, seed 1, a known stock, a forecast wind. The method: docs/models/ensemble.md.

  ${locateUsage}
      Finds a source and its rate from sensor readings, with their doubt and the reading that would help most.
      The format and the method: docs/models/inverse-source.md; an example lies in cli/examples/readings.

  ${riskUsage}
      Reckons the risk of a study: leak frequencies, event trees, individual risk over the wind climate, the F–N curve and published
      criteria. The method is explained in docs/models/risk.md; examples lie in cli/examples/studies.

  ${threatUsage}
      What happens at one place: concentration, dose and deaths outdoors and indoors, shelter or leave, when to air the house.
      HOUSE: tight, average, leaky, one-storey, two-storey[-sheltered], or air changes per hour.

  ${casesUsage}
      Runs published cases through the engine: pass, fail or not-run with the reason, a line per case. The format is that of
      validation/cases. Exit code 1 where a case fails.

  ${validateUsage}
      Scores every model on field data: share within a factor of two, geometric bias and variance, per data set, model and inputs.
      Without --data: the trials that the project carries.

  ${schemaUsage}
      Prints the JSON Schema of the scenario.

  ${backupUsage}
      Writes all data of one moment into a new folder, while the server works or rests: tables, counts, SHA-256, and the keys that sign
      sessions and links. The data are those of HAZARDGUARD_DATA or DATABASE_URL, as for the server.

  ${restoreUsage}
      Fills empty data from a backup, of this version or an older one, and holds what came back against what was backed up. Messages
      that waited then are held back; --resume sends them after all, for a move to another machine. --rehearse restores into a database
      made for it and thrown away after.

  ${exportUsage}
  ${importUsage}
      Move an installation: takes all data and keys out while its server stands still, and brings them into empty data, also from the embedded
      database to a server of one's own. Rows and SHA-256 of every table are held against each other; what waited to be sent goes on.

  ${migrateUsage}
      Brings the data's schema to this version in one step; a start of the server does the same.

  ${filesUsage}
      Moves the bytes of every file (pictures, attachments) into the object store of S3_ENDPOINT or back into PostgreSQL, each read again and
      held against its SHA-256; cut off, it goes on when called again. check reads every file
      of the object store; --own lets this installation remove them once no row names them, after a restore. Exit code 1 where one is damaged.

  ${checkAuditUsage}
      Reckons every hash of the audit record again and holds it against the heads kept beside the data, and a head that you kept. --file: a
      record exported as JSON lines, without any database. Exit code 1 where it was tampered with.

  ${doctorUsage}
      Looks at the machine, the settings, the database, the object store and the backups, changes nothing, and says what to do. Exit code 1 where something failed.

  ${adminUsage}
      Accounts, for whoever runs the machine: lists them, makes an administrator, gives a new password, takes a second step away.

  ${demoUsage}
      Starts a demo with data of its own, which are gone when it stops. npm start keeps them.

  hazardguard help
      Prints this.

Exit codes: 0 done, 1 a check or a case fails, 2 something you wrote is not allowed (stderr says what and what is), 70 a bug of ours.
`;

export const help = (): Promise<void> => writeText(text, undefined);
