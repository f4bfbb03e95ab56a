/** Fields of the log that a key of the screen leads to. */
export const quickEntryId = 'incident-quick-entry';
export const radioEntryId = 'incident-radio-entry';
