export const attachmentLimits = { bytes: 10 * 1024 * 1024, perIncident: 100, nameLength: 200, captionLength: 200 } as const;
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const keptAttachmentTypes = ['image/jpeg', 'application/pdf'] as const;
