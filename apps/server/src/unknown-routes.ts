import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PhialServer } from './app-dependencies.ts';
import { answerRefusal } from './error-handler.ts';

/**
 * The answer to what no route takes: 405 with `Allow` where the path is known
 * under another method, else 404. Call it before the routes are registered.
 */
export function answerUnknownRoutes(app: PhialServer): void {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPattern.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    methodsByPattern.set(url, methods);
  });

  let matchers: { pattern: RegExp; methods: Set<string> }[] | undefined;
  function allowedMethods(path: string): string[] {
    matchers ??= [...methodsByPattern].map(([url, methods]) => ({ pattern: patternOf(url), methods }));
    return [
      ...new Set(matchers.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods])),
    ];
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const allowed = allowedMethods(normalisedPath(request.url));
    // A route that took the call and found nothing answers as if there were none.
    if (allowed.length === 0 || allowed.includes(request.method))
      return answerRefusal({ code: 'not-found' }, request, reply);
    return answerRefusal(
      { code: 'method-not-allowed' },
      request,
      reply.header('allow', allowed.sort().join(', ')),
    );
  });
}

/** A route's url as a pattern: `:id` is one segment, `*` the rest. */
function patternOf(url: string): RegExp {
  const source = normalisedPath(url)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[^/]+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}

/** As the router reads a path: no query, no double slash, no slash at the end. */
function normalisedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
