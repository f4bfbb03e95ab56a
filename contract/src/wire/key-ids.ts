/** FNV-1a of 32 bits (Fowler, Noll, Vo), started at one of four offsets. */
const hash32 = (text: string, offset: number): number => {
  let hash = offset;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash >>> 0;
};

const offsets = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const;

/**
 * A UUID (version 8, RFC 9562) made of an Idempotency-Key and a name: the server and a device that made the call without a network give
 * what it makes the same id, so that later changes can refer to it. Unguessable only as far as the key is.
 */
export const uuidFromKey = (key: string, name: string): string => {
  const hex = offsets.map((offset) => hash32(`${key}\n${name}`, offset).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
