import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { usePhone } from '../../ui/use-phone.ts';

/** Places in the panel: `foot` always, `view` beside the map alone, the others on a phone alone. */
interface PanelPlaces {
  readonly head: HTMLElement | null;
  readonly signs: HTMLElement | null;
  readonly view: HTMLElement | null;
  readonly notes: HTMLElement | null;
  readonly foot: HTMLElement | null;
}

export const noPlaces: PanelPlaces = { head: null, signs: null, view: null, notes: null, foot: null };
/** Undefined: the map has no panel. */
export const Places = createContext<PanelPlaces | undefined>(undefined);

interface InPanelProps {
  readonly place: keyof PanelPlaces;
  readonly children: ReactNode;
}

/**
 * What stands beside the map on a desk and in the sheet on a phone, so that the map has its room: buttons in the head of the sheet, in
 * reach at every height; signs above its content, notes after it. `view`, what a person opened, is above the content beside the map, and under the map on a phone. `foot` is below the content, which scrolls.
 */
export const InPanel = ({ place, children }: InPanelProps) => {
  const places = use(Places);
  const isPhone = usePhone();
  if (places === undefined || (place !== 'foot' && isPhone === (place === 'view'))) return children;
  return places[place] && createPortal(children, places[place]);
};
