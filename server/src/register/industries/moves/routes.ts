import { type Account, type SiteMove, siteMoveRoutes } from '@hazardguard/contract';
import type { Feature } from '../../../platform/http/feature.ts';
import { handle } from '../../../platform/http/handle.ts';
import { listMisplacedSites } from './misplaced.ts';
import { noSuchMove, presentMove, refuseDecision } from './rules.ts';
import { listWaitingMoves, lockMove, moveSite, storeDecision } from './store.ts';

const outcomes = { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Moves of sites that wait for consent. */
export const siteMoves: Feature = (app, { database, changes }) => {
  const decide = async (id: number, act: keyof typeof outcomes, account: Account, reason: string | null): Promise<SiteMove> => {
    const row = await database.kysely.transaction().execute(async (kysely) => {
      const move = await lockMove({ kysely }, id);
      if (move === undefined) throw noSuchMove();
      refuseDecision(move, account, act);
      if (act === 'accept') await moveSite({ kysely }, move);
      await storeDecision({ kysely }, id, { outcome: outcomes[act], by: account, reason });
      return { ...move, outcome: outcomes[act] };
    });
    changes.note('industry');
    return presentMove(row, account);
  };

  handle(app, siteMoveRoutes.list, async ({ account }) => {
    const [{ rows, total }, misplaced] = await Promise.all([listWaitingMoves(database), listMisplacedSites(database)]);
    return {
      moves: rows.map((row) => presentMove(row, account)),
      total,
      misplaced: [...misplaced.sites],
      misplacedTotal: misplaced.total,
    };
  });
  handle(app, siteMoveRoutes.accept, ({ params, account }) => decide(params.id, 'accept', account, null));
  handle(app, siteMoveRoutes.refuse, ({ params, body, account }) => decide(params.id, 'refuse', account, body.reason));
  handle(app, siteMoveRoutes.withdraw, ({ params, account }) => decide(params.id, 'withdraw', account, null));
};
