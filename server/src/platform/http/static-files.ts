import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError, findWithdrawn, isScreenPath, withdrawn } from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './error-answer.ts';

const listFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );

/** Vite names the files of /assets by their content hash: they never change. */
const chooseCacheControl = (path: string): string => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

const decodePath = (request: FastifyRequest): string | null => {
  try {
    return decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
  } catch {
    return null;
  }
};

const isApi = (path: string): boolean => /^\/(api|integrations)(\/|$)/i.test(path);
const isFilePath = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(path);

/**
 * The built web client. A screen's address, in any case, gets the page; any other address gets the same page with status 404,
 * which says so. A missing file is a 404 and never the page, so that a missing code chunk is recognised.
 */
export const serveWebClient = async (app: FastifyInstance, folder: string): Promise<void> => {
  const built = existsSync(join(folder, 'index.html'));
  const files = built ? listFiles(folder) : new Set<string>();
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      preCompressed: [...files].some((path) => path.endsWith('.br') || path.endsWith('.gz')),
    });
  }
  // The installed application stores the page with its security policy: another policy must be a new version.
  const worker = files.has('/sw.js') ? readFileSync(join(folder, 'sw.js'), 'utf8') : undefined;
  const sendWorker = (reply: FastifyReply): FastifyReply => {
    const policy = createHash('sha256')
      .update(String(reply.getHeader('content-security-policy')))
      .digest('hex')
      .slice(0, 16);
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(`self.pagePolicy='${policy}';\n${worker}`);
  };
  const sendFile = (reply: FastifyReply, path: string): FastifyReply =>
    reply.header('cache-control', chooseCacheControl(path)).sendFile(path);

  app.setNotFoundHandler((request, reply) => {
    const path = decodePath(request);
    const page = (request.method === 'GET' || request.method === 'HEAD') && path !== null && !isApi(path);
    if (page && worker !== undefined && path === '/sw.js') return sendWorker(reply);
    if (page && files.has(path)) return sendFile(reply, path);
    if (page && built && (path === '/' || isScreenPath(path))) return sendFile(reply, '/index.html');
    if (page && built && !isFilePath(path)) {
      // Always sent complete: a 304 would confirm that there is a screen.
      Object.assign(request.raw.headers, { 'if-none-match': undefined, 'if-modified-since': undefined });
      return reply.code(404).header('cache-control', 'no-store').sendFile('/index.html');
    }
    if (page && !built && path === '/')
      return reply.type('text/plain; charset=utf-8').send('The web client is not built. Run: npm start\n');
    const part = findWithdrawn(request.url);
    if (part !== undefined) return sendError(new ApiError('withdrawn', withdrawn[part].reason), request, reply);
    return sendError(new ApiError('not-found', 'Nothing found at this address'), request, reply);
  });
};
