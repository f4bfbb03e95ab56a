/** Maintenance of an installation's data by command-line programs. */
export { StartError, toStartError } from '../data-folder/start-error.ts';
export { formatHead, readHead } from '../db/audit/chain.ts';
export { addAdministrator, listPeople, removeSecondFactor, replacePassword } from './admin.ts';
export { backUp, exportAll, importAll, rehearseRestore, restore } from './backup.ts';
export { checkAudit, checkAuditFile } from './check-audit.ts';
export { type Finding, runDoctor } from './doctor.ts';
export { type FilesChecked, type FilesMoved, moveAllFiles, verifyObjects } from './files.ts';
export { migrateData } from './migrate-data.ts';
