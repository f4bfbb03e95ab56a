import type { MapReceptor } from './map-data.ts';
import type { MapOverlay } from './overlays/overlay.ts';
import { PlacePress } from './place-note/place-press.tsx';
import type { MapSheetProps } from './sheet/map-sheet.tsx';
import { SheetButton } from './sheet/sheet-button.tsx';
import { useDrawnSigns } from './use-drawn-signs.ts';
import { usePrintCopy } from './use-print-copy.ts';
import { StreaksButton } from './wind-streaks/streaks-button.tsx';

interface MapToolsProps extends MapSheetProps {
  readonly isStreaming: boolean;
  /** Undefined: there is no wind to show, or it is shown always. */
  readonly onStream: (() => void) | undefined;
  /** A map on which a place is entered is not printed. */
  readonly isPicker: boolean;
  /** A press on the map has no other meaning. */
  readonly isPressable: boolean;
  readonly places: readonly MapReceptor[] | undefined;
  readonly overlays: readonly MapOverlay[] | undefined;
}

/** What a map can do besides being looked at: show the wind moving, be printed, be saved. Loaded once the map is there. */
export const MapTools = ({ isStreaming, onStream, isPicker, isPressable, places = [], overlays = [], ...sheet }: MapToolsProps) => {
  useDrawnSigns(sheet.map);
  usePrintCopy(sheet.map);
  return (
    <>
      {onStream === undefined ? null : <StreaksButton isOn={isStreaming} onPress={onStream} />}
      {isPressable ? <PlacePress map={sheet.map} places={places} overlays={overlays} /> : null}
      {isPicker ? null : <SheetButton {...sheet} />}
    </>
  );
};
