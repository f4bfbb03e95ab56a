import { z } from 'zod';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { oneLine } from '../wire/text.ts';

/** A site without an authority moves this far from the position that its authority agreed to; farther is a proposal. */
export const ownMoveM = 5_000;
/** Waiting moves that an answer lists. */
export const siteMovesListed = 100;

const place = z.object({
  district: z.string(),
  /** Empty: in no State, or without a position. */
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** The move of a site that waits for the consent of the authority of the new place. */
export const siteMove = z.object({
  id: rowId,
  industryId: rowId,
  industryName: z.string(),
  from: place,
  to: place,
  proposedAt: isoMoment,
  proposedBy: z.string(),
  /** What the person who asks may do: consent, refuse with a reason, withdraw. */
  may: z.object({ accept: z.boolean(), refuse: z.boolean(), withdraw: z.boolean() }),
});
export type SiteMove = z.infer<typeof siteMove>;

/** A site whose district is not known, or lies in another State than its position. */
const misplacedSite = z.object({
  id: rowId,
  industryName: z.string(),
  district: z.string(),
  state: z.string().nullable(),
  because: z.enum(['unknown-district', 'other-state']),
});
export type MisplacedSite = z.infer<typeof misplacedSite>;

const decision = { tag: 'industries', scope: { of: 'site-move', param: 'id' }, params: idParam, answer: siteMove } as const;

export const siteMoveRoutes = {
  list: route('GET', '/api/site-moves', 'listSiteMoves', {
    tag: 'industries',
    summary: 'Moves of sites that wait for consent, oldest first, and sites outside their district',
    permission: 'industry.read',
    scope: 'rows',
    answer: z.object({
      moves: z.array(siteMove),
      total: z.int().min(0),
      misplaced: z.array(misplacedSite),
      misplacedTotal: z.int().min(0),
    }),
  }),
  accept: route('POST', '/api/site-moves/:id/accept', 'acceptSiteMove', {
    ...decision,
    summary: 'Consent to the move of a site into your district or State; it takes effect immediately',
    permission: 'site-move.decide',
  }),
  refuse: route('POST', '/api/site-moves/:id/refuse', 'refuseSiteMove', {
    ...decision,
    summary: 'Refuse the move of a site out of or into your district or State, with a reason',
    permission: 'site-move.decide',
    body: z.object({ reason: oneLine(500) }),
  }),
  withdraw: route('POST', '/api/site-moves/:id/withdraw', 'withdrawSiteMove', {
    ...decision,
    summary: 'Withdraw the move of your site',
    permission: 'industry.write',
  }),
} as const;
