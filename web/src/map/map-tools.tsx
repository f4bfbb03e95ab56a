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
}

/** What a map can do besides being looked at: show the wind moving, be printed, be saved. Loaded once the map is there. */
export const MapTools = ({ isStreaming, onStream, isPicker, ...sheet }: MapToolsProps) => {
  useDrawnSigns(sheet.map);
  usePrintCopy(sheet.map);
  return (
    <>
      {onStream === undefined ? null : <StreaksButton isOn={isStreaming} onPress={onStream} />}
      {isPicker ? null : <SheetButton {...sheet} />}
    </>
  );
};
