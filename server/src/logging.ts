import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config/config';
import { withoutValues } from './database/withoutValues';

/** How the server logs: from a level on, and never what people wrote or are called. */
export const logging = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: { req: routeOf },
  hooks: {
    logMethod(words, log) {
      Reflect.apply(log, this, words.map(safe));
    },
  },
});

/** The route and no address: addresses contain emails, search words and codes. */
function routeOf({ method, routeOptions, ip, id }: FastifyRequest) {
  return { id, method, route: routeOptions?.url ?? 'unknown', ip };
}

/** An error is logged by itself, or as the `err` of an entry. */
function safe(word: unknown): unknown {
  if (word instanceof Error) return withoutValues(word);
  if (typeof word !== 'object' || word === null || !('err' in word)) return word;
  return { ...word, err: withoutValues(word.err) };
}
