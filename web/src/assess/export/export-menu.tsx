import { type RefObject, Suspense, useState } from 'react';
import type { TakePicture } from '../../map/picture.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { loadWhenReachable } from '../../ui/load-when-reachable.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportSubject } from './export-subject.ts';

export interface ExportMenuProps {
  readonly subject: ExportSubject;
  /** Takes the picture of the map that shows the result. */
  readonly picture: RefObject<TakePicture | undefined>;
}

const loadChoices = () => import('./export-choices.tsx');
const ExportChoices = lazyPart(() => loadChoices().then((part) => part.ExportChoices));
/** A failure here is reported when the menu is opened. */
const loadAhead = (): void => void loadWhenReachable(loadChoices).catch(() => undefined);

/** The button of the export menu, which is loaded when it is first used. */
export const ExportMenu = (props: ExportMenuProps) => {
  const [used, setUsed] = useState(false);
  if (!used) return <ExportButton aria-haspopup="menu" onClick={() => setUsed(true)} onMouseEnter={loadAhead} onFocus={loadAhead} />;
  return (
    <Suspense fallback={<ExportButton aria-haspopup="menu" loading />}>
      <ExportChoices {...props} />
    </Suspense>
  );
};
