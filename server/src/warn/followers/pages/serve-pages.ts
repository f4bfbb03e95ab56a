import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CodedChannel, codedChannels, type FollowRequestInput, followLimits, followRequestInput } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../platform/env/env.ts';
import { buildLink, type View } from '../../../platform/html/page.ts';
import { type FormAnswer, type FormFields, type FormRequest, serveForm } from '../../../platform/html/serve-form.ts';
import { type PageAnswer, type PageRequest, servePage, serveScript } from '../../../platform/html/serve-page.ts';
import type { CountRequest } from '../../../platform/http/security.ts';
import { listOffered } from '../../../platform/texts/offered-languages.ts';
import { findPlaces } from '../find-places.ts';
import {
  changeLanguage,
  confirmCode,
  type FollowDeps,
  followPlace,
  listAvailableChannels,
  readFollowing,
  requestCode,
  sendTest,
  stopByLink,
  stopFollowing,
  unfollowPlace,
} from '../follow.ts';
import { confirmPage } from './confirm-page.ts';
import { followPage } from './follow-page.ts';
import { endedPage, managePage, stopPage } from './manage-page.ts';
import { formatProblem, parsePlace, paths, toStatus } from './parts.ts';

const pageTexts = await loadTexts('follow-pages');

const readScript = (name: string): string => readFileSync(fileURLToPath(new URL(`../client/${name}`, import.meta.url)), 'utf8');

const privately = { freshS: 0 } as const;

const search = async ({ database }: FollowDeps, countSearch: CountRequest, { view, request, reply }: PageRequest) => {
  const { q = '' } = view.query;
  const text = q.trim();
  if (text.length < followLimits.searchLength) return { q, found: null };
  await countSearch(request, reply);
  return { q, found: await findPlaces(database, text) };
};

const toCoded = (given: string | undefined): CodedChannel => codedChannels.find((one) => one === given) ?? 'email';

/** Parses the form with the schema of the contract; otherwise names the field that is wrong. */
const parseRequest = (form: FormFields, { language }: View): FollowRequestInput | CodedChannel | 'place' => {
  const { channel, address, request } = form;
  const place = form.name === undefined ? undefined : parsePlace(form);
  if (place === null) return 'place';
  const read = followRequestInput.safeParse({ channel, address, request, language, ...(place ? { place } : {}) });
  if (read.success) return read.data;
  return toCoded(channel);
};

/** The pages of a token: what they show, and what each of their forms does. */
const manage = (deps: FollowDeps, countSearch: CountRequest) => {
  const show = async (asked: PageRequest, problem?: string, status?: number): Promise<PageAnswer> => {
    const { view } = asked;
    const { token = '', done, ...given } = view.query;
    try {
      const following = await readFollowing(deps, token);
      const place = given.name === undefined ? null : parsePlace(given);
      const wrong = given.name !== undefined && place === null ? pageTexts[view.language].problem.place : problem;
      const content = {
        token,
        following,
        available: listAvailableChannels(deps),
        place,
        ...(await search(deps, countSearch, asked)),
        ...(done === undefined ? {} : { done }),
      };
      const answer = { page: managePage(view, { ...content, ...(wrong === undefined ? {} : { problem: wrong }) }), ...privately };
      return status === undefined ? answer : { ...answer, status };
    } catch (error) {
      if (toStatus(error) !== 404) throw error;
      return { page: endedPage(view, 'unknown'), status: status ?? 404, ...privately };
    }
  };
  const change = async (token: string, form: FormFields): Promise<'followed' | 'removed' | 'language' | 'test' | 'stopped' | 'wrong'> => {
    const language = listOffered().find((one) => one === form.language);
    const place = parsePlace(form);
    switch (form.do) {
      case 'add':
        if (place === null) return 'wrong';
        await followPlace(deps, token, place);
        return 'followed';
      case 'remove':
        if (!/^\d{1,9}$/.test(form.place ?? '')) return 'wrong';
        await unfollowPlace(deps, token, Number(form.place));
        return 'removed';
      case 'language':
        if (language === undefined) return 'wrong';
        await changeLanguage(deps, token, language);
        return 'language';
      case 'test':
        await sendTest(deps, token);
        return 'test';
      case 'stop':
        await stopFollowing(deps, token);
        return 'stopped';
      default:
        return 'wrong';
    }
  };
  const press = async (asked: FormRequest): Promise<FormAnswer> => {
    const { view, form } = asked;
    const { token = '' } = view.query;
    const text = pageTexts[view.language];
    try {
      const done = await change(token, form);
      if (done === 'wrong') return await show(asked, text.problem.place, 400);
      if (done === 'stopped') return { page: endedPage(view, 'stopped'), ...privately };
      return { goTo: buildLink(view, paths.manage, { token, done }) };
    } catch (error) {
      const problem = formatProblem(error, text);
      if (problem === null) throw error;
      return show(asked, problem, toStatus(error));
    }
  };
  return { show, press };
};

/** The pages for residents. All work without script, except the button for notifications. */
export const serveFollowPages = (app: FastifyInstance, settings: Settings, deps: FollowDeps, countSearch: CountRequest): void => {
  const { mode } = settings;
  serveScript(app, '/community-sw.js', readScript('community-sw.js'));
  serveScript(app, '/community-follow.js', readScript('community-follow.js'));

  servePage(app, mode, paths.follow, async (asked) => {
    const { view } = asked;
    const given = view.query;
    const place = given.name === undefined ? null : parsePlace(given);
    const wrong = given.name !== undefined && place === null;
    const content = { available: listAvailableChannels(deps), place, ...(await search(deps, countSearch, asked)) };
    return { page: followPage(view, wrong ? { ...content, problem: pageTexts[view.language].problem.place } : content), ...privately };
  });
  serveForm(app, settings, paths.follow, async ({ view, form, request: { ip } }) => {
    const text = pageTexts[view.language];
    const channel = toCoded(form.channel);
    const again = (problem: string, status: number): PageAnswer => {
      const content = { available: listAvailableChannels(deps), place: parsePlace(form), q: '', found: null };
      return { page: followPage(view, { ...content, problem, typed: { channel, address: form.address ?? '' } }), status, ...privately };
    };
    const input = parseRequest(form, view);
    if (typeof input === 'string') return again(text.problem[input], 400);
    try {
      const { request } = await requestCode(deps, input, ip);
      return { goTo: buildLink(view, paths.confirm, { request }) };
    } catch (error) {
      const problem = formatProblem(error, text);
      if (problem === null) throw error;
      return again(problem, toStatus(error));
    }
  });

  servePage(app, mode, paths.confirm, ({ view }) => {
    const { request = '', code = '' } = view.query;
    return { page: confirmPage(view, { request, code: /^\d{6}$/.test(code) ? code : '' }), ...privately };
  });
  serveForm(app, settings, paths.confirm, async ({ view, form }) => {
    const { request = '', code = '' } = form;
    const text = pageTexts[view.language];
    const uuid = /^[\da-f-]{36}$/i.test(request);
    try {
      if (!uuid || !/^\d{6}$/.test(code.trim()))
        return { page: confirmPage(view, { request, code, problem: text.problem.code }), status: 422, ...privately };
      const { token } = await confirmCode(deps, request, code.trim());
      return { goTo: buildLink(view, paths.manage, { token }) };
    } catch (error) {
      const problem = formatProblem(error, text);
      if (problem === null) throw error;
      return { page: confirmPage(view, { request, code, problem }), status: toStatus(error), ...privately };
    }
  });

  const { show, press } = manage(deps, countSearch);
  servePage(app, mode, paths.manage, (asked) => show(asked));
  serveForm(app, settings, paths.manage, press);

  servePage(app, mode, paths.stop, ({ view }) => ({ page: stopPage(view, view.query.t ?? ''), ...privately }));
  serveForm(
    app,
    settings,
    paths.stop,
    async ({ view }) => {
      await stopByLink(deps.database, view.query.t ?? '');
      return { page: endedPage(view, 'stopped'), ...privately };
    },
    { fromAnywhere: true },
  );
};
