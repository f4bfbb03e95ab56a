import { readTimeDomain, type TimeDomain } from './time-domain.ts';

const waitMs = 12_000;

/** Why no picture arrived; `status` when the service answered. */
export class ServiceFailure extends Error {
  readonly kind: 'unreachable' | 'late' | 'refused' | 'no-picture' | 'unreadable';
  readonly status: number | undefined;
  constructor(kind: ServiceFailure['kind'], status?: number) {
    super(status === undefined ? kind : `${kind} ${status}`);
    this.kind = kind;
    this.status = status;
  }
}

const fetchFrom = async (address: string, signal: AbortSignal): Promise<Response> => {
  const timeout = AbortSignal.timeout(waitMs);
  try {
    const answer = await fetch(address, { signal: AbortSignal.any([signal, timeout]), credentials: 'omit', referrerPolicy: 'origin' });
    if (!answer.ok) throw new ServiceFailure('refused', answer.status);
    return answer;
  } catch (error) {
    if (error instanceof ServiceFailure || signal.aborted) throw error;
    throw new ServiceFailure(timeout.aborted ? 'late' : 'unreachable');
  }
};

/** True when any point of a picture has a colour. */
const hasColour = (picture: ImageBitmap): boolean => {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  if (context === null) return true;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return true;
  return false;
};

/** Requests one picture. 'blank': it arrived and has no coloured point. Throws a ServiceFailure. */
export const requestPicture = async (address: string, signal: AbortSignal): Promise<'coloured' | 'blank'> => {
  const answer = await fetchFrom(address, signal);
  const bitmap = await answer
    .blob()
    .then((blob) => createImageBitmap(blob))
    .catch(() => {
      throw new ServiceFailure('no-picture', answer.status);
    });
  const coloured = hasColour(bitmap);
  bitmap.close();
  return coloured ? 'coloured' : 'blank';
};

/** The days that the service reports. Throws a ServiceFailure. */
export const requestDays = async (address: string, signal: AbortSignal): Promise<TimeDomain> => {
  const domain = readTimeDomain(await (await fetchFrom(address, signal)).text());
  if (domain === undefined) throw new ServiceFailure('unreadable');
  return domain;
};
