import type { Bundle } from '../../data/offline/exchange/bundle.ts';
import { saveBlob } from '../../ui/save-blob.ts';

const nameFile = (bundle: Bundle): string =>
  `${bundle.kind === 'log' ? bundle.incidentId : `${bundle.draft.incidentId}-draft`}.hazardguard`;

export const saveBundle = (bundle: Bundle, text: string): void =>
  saveBlob(new Blob([text], { type: 'application/json' }), `${nameFile(bundle)}.json`);

/** Browsers share only files of some types: JSON is not one of them everywhere, plain text is. */
const toSharedFile = (bundle: Bundle, text: string): File => new File([text], `${nameFile(bundle)}.txt`, { type: 'text/plain' });

const canShare = 'canShare' in navigator && navigator.canShare({ files: [new File(['x'], 'x.txt', { type: 'text/plain' })] });

/** Opens the device's own share sheet: nearby sharing, Bluetooth. Undefined: this browser has none. */
export const shareBundle: ((bundle: Bundle, text: string) => Promise<void>) | undefined = canShare
  ? (bundle, text) =>
      navigator.share({ files: [toSharedFile(bundle, text)] }).catch((error: unknown) => {
        // The person has closed the sheet.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      })
  : undefined;
