interface WithObjects {
  readonly objects: { readonly files: number; readonly bytes: number };
}

const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What a backup does not hold, as a line; empty: it holds everything. */
export const formatObjectsLeftOut = ({ objects: { files, bytes } }: WithObjects): string =>
  files === 0
    ? ''
    : `NOT IN IT: ${files} files (${formatMegabytes(bytes)}) that lie in the object store. Back up its bucket too, or move them first: hazardguard files move --to postgres\n`;

/** What a restored installation needs besides, as a line; empty: nothing. */
export const formatObjectsNeeded = ({ objects: { files, bytes } }: WithObjects): string =>
  files === 0
    ? ''
    : `${files} files (${formatMegabytes(bytes)}) lie in the object store: set S3_ENDPOINT and what belongs to it as before, and run hazardguard files check\n`;
