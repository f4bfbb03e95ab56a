/** The migrated database that each test file copies. */
export const templateName = 'hazardguard_template';
