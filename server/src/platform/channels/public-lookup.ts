import { lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './push/endpoint.ts';

/** Resolves a name as usual and refuses addresses outside the public network: a name may point into the operator's own network. */
export const lookupPublic: LookupFunction = (host, options, answer) => {
  resolveName(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, []);
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address))) {
      return answer(new Error(`${host} is not in the public network`), []);
    }
    const [first] = found;
    return options.all || first === undefined ? answer(null, found) : answer(null, first.address, first.family);
  });
};
