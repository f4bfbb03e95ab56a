/** Pages that the server writes itself; their routes are registered in lower case. */
const pages = ['/community'];

/**
 * Addresses of screens are matched without regard to case, those of calls are not: the path of a page the server writes is brought
 * to the case of its route; the query stays as it is.
 */
export const normalisePagePath = (url: string): string => {
  const end = url.search(/[?#]/);
  const path = (end === -1 ? url : url.slice(0, end)).toLowerCase();
  return pages.some((page) => path === page || path.startsWith(`${page}/`)) ? path + (end === -1 ? '' : url.slice(end)) : url;
};
