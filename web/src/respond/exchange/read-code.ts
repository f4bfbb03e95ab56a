import decodeQR from 'qr/decode.js';

type Source = ImageBitmap | HTMLVideoElement;

const canvas = document.createElement('canvas');

/** The text of the QR code in a picture; undefined: none was found. @param timeMs for attempts beyond the first */
const readPixels = (source: Source, width: number, height: number, mostPixels: number, timeMs: number): string | undefined => {
  const scale = Math.min(1, mostPixels / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || canvas.width === 0 || canvas.height === 0) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: timeMs });
  } catch {
    // The decoder throws where it finds no code.
    return undefined;
  }
};

/** One picture of the camera. */
export const readVideo = (video: HTMLVideoElement): string | undefined => readPixels(video, video.videoWidth, video.videoHeight, 1_080, 60);

/** A photo of a code. Rejects if the file is no picture. */
export const readPhoto = async (file: Blob): Promise<string | undefined> => {
  const picture = await createImageBitmap(file);
  try {
    return readPixels(picture, picture.width, picture.height, 2_000, 2_000);
  } finally {
    picture.close();
  }
};
