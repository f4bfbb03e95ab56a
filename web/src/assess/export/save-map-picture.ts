import type { MapPicture } from '../../map/picture.ts';
import { composePicture, type PictureText } from './compose-picture.ts';
import { type ExportSubject, fileStem } from './export-subject.ts';
import { saveBlob, toPng } from './save-blob.ts';

/** The map of a result as a PNG that can be read on its own. */
export const saveMapPicture = async (subject: ExportSubject, map: MapPicture, texts: PictureText): Promise<void> => {
  // A canvas only draws with loaded fonts: the page has loaded those of its own language, which the picture uses.
  await document.fonts.ready;
  const canvas = composePicture(map, texts, getComputedStyle(document.body).fontFamily);
  saveBlob(await toPng(canvas), `${fileStem(subject)}-map.png`);
};
