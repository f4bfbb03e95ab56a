import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../data/route-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { CardContent } from './card-content.tsx';

/** One person: contacts with the ways to verify them, the groups, and the earlier verifications. */
export const PersonCard = ({ personId, onClose }: { readonly personId: number; readonly onClose: () => void }) => {
  const card = useQuery(routeQuery('/api/stakeholder-people/{id}', { path: { id: personId } }));
  return (
    <Dialog onClose={onClose} title={card.data?.places[0]?.name ?? ''} size={720} fullScreen={usePhone()}>
      <CardContent personId={personId} />
    </Dialog>
  );
};
