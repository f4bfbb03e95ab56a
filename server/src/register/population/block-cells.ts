/** Cells along each side of a stored block of a raster. */
export const blockCells = 128;
