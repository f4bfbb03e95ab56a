import { ApiError } from '@hazardguard/contract';

const refuse = (url: string, message: string): never => {
  throw new ApiError('invalid-input', message, [{ field: 'url', message, value: url.slice(0, 100) }]);
};

const isHostWithin = (host: string, allowed: string): boolean => host === allowed || host.endsWith(`.${allowed}`);

/** The address in the form that is stored; refused unless its host, or a parent domain, is on the list. */
export const checkLink = (text: string, hosts: readonly string[]): string => {
  if (!URL.canParse(text)) return refuse(text, 'Enter an address such as https://example.org/video');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse(text, 'Use an http:// or https:// address');
  if (url.username !== '' || url.password !== '' || url.port !== '') return refuse(text, 'Remove name, password and port from the address');
  if (!hosts.some((host) => isHostWithin(url.hostname, host))) {
    return refuse(text, `${url.hostname} is not on the list of allowed hosts: ${hosts.join(', ')} (TRAINING_LINK_HOSTS)`);
  }
  return url.href;
};
