/** Downloads bytes as a file. */
export const saveBlob = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads the URL after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** A canvas as a PNG. */
export const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture could not be written'))), 'image/png'),
  );
