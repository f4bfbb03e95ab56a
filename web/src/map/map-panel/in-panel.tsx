import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { usePhone } from '../../ui/use-phone.ts';

/** Places in the panel: `head` and `signs` on a phone alone, `foot` always. */
interface PanelPlaces {
  readonly head: HTMLElement | null;
  readonly signs: HTMLElement | null;
  readonly foot: HTMLElement | null;
}

export const noPlaces: PanelPlaces = { head: null, signs: null, foot: null };
/** Undefined: the map has no panel. */
export const Places = createContext<PanelPlaces | undefined>(undefined);

interface InPanelProps {
  readonly place: keyof PanelPlaces;
  readonly children: ReactNode;
}

/**
 * What stands beside the map on a desk and in the sheet on a phone, so that the map has its room: buttons in the head of the sheet, in
 * reach at every height; signs above its content. `foot` is below the content, which scrolls.
 */
export const InPanel = ({ place, children }: InPanelProps) => {
  const places = use(Places);
  const isPhone = usePhone();
  if (places === undefined || (place !== 'foot' && !isPhone)) return children;
  return places[place] && createPortal(children, places[place]);
};
