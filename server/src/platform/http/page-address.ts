/** Pages that the server renders; their routes are registered in lower case. */
const pages = ['/community'];

/**
 * Screen addresses ignore case, API paths do not: the path of a server page is changed to the case of its route; the query is
 * unchanged.
 */
export const normalisePagePath = (url: string): string => {
  const end = url.search(/[?#]/);
  const path = (end === -1 ? url : url.slice(0, end)).toLowerCase();
  return pages.some((page) => path === page || path.startsWith(`${page}/`)) ? path + (end === -1 ? '' : url.slice(end)) : url;
};
