interface WithObjects {
  readonly objects: { readonly files: number; readonly bytes: number };
}

const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** A line about files that a backup does not contain; empty if it contains all. */
export const formatObjectsLeftOut = ({ objects: { files, bytes } }: WithObjects): string =>
  files === 0
    ? ''
    : `NOT INCLUDED: ${files} files (${formatMegabytes(bytes)}) in the object store. Back up its bucket too, or move them first: hazardguard files move --to postgres\n`;

/** A line about files that a restored installation still needs; empty if none. */
export const formatObjectsNeeded = ({ objects: { files, bytes } }: WithObjects): string =>
  files === 0
    ? ''
    : `${files} files (${formatMegabytes(bytes)}) are in the object store: set S3_ENDPOINT and its related settings as before, and run hazardguard files check\n`;
