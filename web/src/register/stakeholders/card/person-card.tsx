import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { routeQuery } from '../../../data/route-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { usePhone } from '../../../ui/use-phone.ts';

/** Loaded while the dialog shows and the data are read. */
const CardContent = lazyPart(() => import('./card-content.tsx').then((m) => m.CardContent));

/** One person: contacts with the ways to verify them, the groups, and the earlier verifications. */
export const PersonCard = ({ personId, onClose }: { readonly personId: number; readonly onClose: () => void }) => {
  const card = useQuery(routeQuery('/api/stakeholder-people/{id}', { path: { id: personId } }));
  return (
    <Dialog onClose={onClose} title={card.data?.places[0]?.name ?? ''} size={720} fullScreen={usePhone()}>
      <Suspense fallback={<TableSkeleton />}>
        <CardContent personId={personId} />
      </Suspense>
    </Dialog>
  );
};
