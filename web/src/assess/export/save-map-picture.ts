import type { MapPicture } from '../../map/picture.ts';
import { composePicture, type PictureText } from './compose-picture.ts';
import { type ExportSubject, fileStem } from './export-subject.ts';
import { saveBlob, toPng } from './save-blob.ts';

/** The map of a result as a PNG that needs no words beside it. */
export const saveMapPicture = async (subject: ExportSubject, map: MapPicture, words: PictureText): Promise<void> => {
  // Canvas writes with what has been loaded: the faces of the page's own script are there, it is written in them.
  await document.fonts.ready;
  const canvas = composePicture(map, words, getComputedStyle(document.body).fontFamily);
  saveBlob(await toPng(canvas), `${fileStem(subject)}-map.png`);
};
