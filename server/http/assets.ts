import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { encodingFor, type Encoding } from './encoding.ts';
import type { AppEnvironment } from './environment.ts';
import { isKept } from './etag.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
// Their names contain a hash of their content.
const HASHED = '/assets/';
// Asks which build is current; the answer may change at any moment.
const BUILDS = '/builds/';

type Asset = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
};
export type Assets = ReadonlyMap<string, Asset>;

/** Reads the built files into memory, with their compressed forms where the build made them. */
export function loadAssets(folder: string): Assets {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [file.slice(folder.length).replaceAll('\\', '/'), loadAsset(file, folder)]),
  );
}

function loadAsset(file: string, folder: string): Asset {
  const plain = readFileSync(file);
  const path = file.slice(folder.length).replaceAll('\\', '/');
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cacheControl: cacheControlOf(path),
    plain,
    encoded: {
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    },
  };
}

function cacheControlOf(path: string): string {
  if (path.startsWith(HASHED)) return 'public, max-age=31536000, immutable';
  return path.startsWith(BUILDS) ? 'no-cache' : 'public, max-age=0, must-revalidate';
}

/** Serves the built files; other paths go on to the pages. */
export function serveAssets(assets: Assets): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const asset = assets.get(path);
    if (asset === undefined) {
      // A missing file of another build must not be answered with a page, which a browser would
      // try to run or read.
      if (path.startsWith(HASHED) || path.startsWith(BUILDS))
        return context.text('Not found', 404, { 'Cache-Control': 'no-store' });
      return next();
    }
    const headers = {
      'Content-Type': asset.type,
      'Cache-Control': asset.cacheControl,
      ETag: asset.etag,
      Vary: 'Accept-Encoding',
    };
    if (isKept(asset.etag, context.req.header('if-none-match')))
      return context.body(null, 304, headers);
    const encoding = encodingFor(context.req.header('accept-encoding'));
    const encoded = encoding === null ? undefined : asset.encoded[encoding];
    if (encoding === null || encoded === undefined) {
      return context.body(new Uint8Array(asset.plain), 200, headers);
    }
    return context.body(new Uint8Array(encoded), 200, { ...headers, 'Content-Encoding': encoding });
  };
}
