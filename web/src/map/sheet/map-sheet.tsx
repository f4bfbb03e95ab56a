import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { notifyFailure } from '../../ui/notices.ts';
import { saveBlob, toPng } from '../../ui/save-blob.ts';
import type { Position } from '../graticule.ts';
import { drawOnPaper } from '../map-theme.ts';
import { type MapPicture, takePicture } from '../picture.ts';
import { composeSheet } from './compose-sheet.ts';
import { drawSigns, type SheetSigns } from './draw-signs.ts';
import { readLegend, readText } from './read-legend.ts';
import classes from './sheet.module.css';

export interface MapSheetProps {
  readonly map: MapLibreMap;
  /** Name of the map: the title where no result is shown. */
  readonly label: string;
  /** The source of a release, or the site. */
  readonly source: Position | undefined;
  readonly wind: SheetSigns['wind'];
  /** Texts of the result around the map: title and conditions above, assumptions and caveats below. */
  readonly frame: ((content: ReactNode) => ReactNode) | undefined;
}

export type SheetUse = 'print' | 'save';

/** Called once everything beside it is there. */
const Ready = ({ onReady }: { readonly onReady: () => void }) => {
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return null;
};

const toFileName = (title: string): string => `${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'map'}.png`;

/**
 * A map as a sheet that can be read on its own: title, map with scale and north, legend, time, sources, caveats. It is on the page for as long as
 * it is printed or saved, and seen on paper alone.
 */
export const MapSheet = ({
  map,
  label,
  source,
  wind,
  frame,
  use,
  onDone,
}: MapSheetProps & { readonly use: SheetUse; readonly onDone: () => void }) => {
  const { t, i18n } = useTranslation('map');
  const format = useFormat();
  const [picture, setPicture] = useState<MapPicture>();
  const sheet = useRef<HTMLElement>(null);
  const [entries] = useState(() => readLegend(map.getContainer().dataset.drawn));
  const fail = (error: unknown): void => {
    notifyFailure(t('printed.failed', { reason: error instanceof Error ? error.message : String(error) }));
    onDone();
  };
  const take = useRef(async (): Promise<MapPicture> => {
    await document.fonts.ready;
    flushSync(() => drawOnPaper(true));
    const taken = await takePicture(map, source);
    drawSigns(taken, { north: t('printed.north'), language: i18n.language, wind }, getComputedStyle(document.body).fontFamily);
    return taken;
  });
  const stop = useRef({ fail, onDone });
  useEffect(() => {
    take.current().then(setPicture, stop.current.fail);
    const done = (): void => stop.current.onDone();
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('afterprint', done);
      drawOnPaper(false);
    };
  }, []);
  if (picture === undefined) return null;
  const finish = async (): Promise<void> => {
    const shown = sheet.current;
    if (!shown) return;
    await shown.querySelector('img')?.decode();
    if (use === 'print') return window.print();
    const canvas = await composeSheet(shown, picture.image, picture.density, getComputedStyle(document.body).fontFamily);
    saveBlob(await toPng(canvas), toFileName(shown.querySelector('h1')?.textContent ?? label));
    onDone();
  };
  const content = (
    <>
      <figure>
        <img src={picture.image.toDataURL()} alt={label} />
      </figure>
      <ul className="hg-stack hg-signs">
        {entries.map((entry) => (
          <li
            key={readText(entry)}
            className="hg-row"
            ref={(item) => item?.replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)))}
          />
        ))}
      </ul>
    </>
  );
  return createPortal(
    <article ref={sheet} className={classes.sheet} data-map-sheet>
      <Suspense fallback={null}>
        {frame?.(content) ?? (
          <>
            <h1>{label}</h1>
            {content}
          </>
        )}
        <p>{t('printed.caveat')}</p>
        <p data-quiet>
          {[t('printed.made', { moment: format.moment(new Date()) }), picture.attribution].filter((part) => part !== '').join(' · ')}
        </p>
        <Ready onReady={() => void finish().catch(fail)} />
      </Suspense>
    </article>,
    document.body,
  );
};
