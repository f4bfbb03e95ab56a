import { Suspense, useState } from 'react';
import { lazyPartAhead } from '../../ui/lazy-part.tsx';
import { ExportButton } from './export-button.tsx';
import type { ExportSubject } from './export-subject.ts';

export interface ExportMenuProps {
  readonly subject: ExportSubject;
}

const ExportChoices = lazyPartAhead(() => import('./export-choices.tsx').then((part) => part.ExportChoices));

/** The button of the export menu, whose entries are loaded after it is shown. */
export const ExportMenu = (props: ExportMenuProps) => {
  const [used, setUsed] = useState(false);
  if (!used) return <ExportButton aria-haspopup="menu" onClick={() => setUsed(true)} />;
  return (
    <Suspense fallback={<ExportButton aria-haspopup="menu" loading />}>
      <ExportChoices {...props} />
    </Suspense>
  );
};
