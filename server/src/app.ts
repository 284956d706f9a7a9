import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config/config';
import type { Store } from './database/openStore';
import { features } from './features';
import { moduleFiles } from './features/platform/modules/artifacts/moduleFiles';
import { releaseGatePlugin } from './features/platform/modules/publishing/gate/releaseGatePlugin';
import { moduleRegistry } from './features/platform/modules/registry/registryPlugin';
import { market } from './features/market/marketSnapshot/marketPlugin';
import { logging } from './logging';
import { accessPolicy } from './plugins/session/accessPolicy';
import { clock } from './plugins/clock';
import { compression } from './plugins/http/compression';
import { crawlerFiles } from './plugins/http/crawlerFiles';
import { conditional } from './plugins/http/conditional';
import { database } from './plugins/database';
import { docs } from './plugins/http/docs';
import { events } from './events/eventsPlugin';
import { errors } from './plugins/http/errors';
import { jobs } from './jobs/jobsPlugin';
import { messages } from './features/platform/outbox/messagesPlugin';
import { metrics } from './plugins/metrics/metricsPlugin';
import { pageHeads } from './plugins/http/pageHeads';
import { originCheck } from './plugins/http/originCheck';
import { personalData } from './plugins/personalData/personalData';
import { rateLimits } from './plugins/rateLimit/rateLimits';
import { readiness } from './plugins/readiness';
import { requestId, requestIds } from './plugins/http/requestId';
import { realtime } from './plugins/sockets/realtime';
import { redis } from './plugins/redis';
import { registrySigner } from './plugins/registrySigner';
import { securityHeaders } from './plugins/http/securityHeaders';
import { session } from './features/accounts/sessions/sessionPlugin';
import { sessionControl } from './features/accounts/sessions/sessionControl';
import { underWay } from './plugins/rateLimit/underWay';
import { tracing } from './plugins/tracing/tracingPlugin';
import { staticFiles } from './plugins/http/staticFiles';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
  }
}

/** What the server is made of but does not make itself. */
export interface Services {
  config: Config;
  store: Store;
}

/** Puts the server together without listening. The order matters: each request passes these from top to bottom. */
export async function buildApp({ config, store }: Services): Promise<FastifyInstance> {
  const app = Fastify({
    pluginTimeout: 300_000, // a busy machine is slow to start, not broken
    logger: logging(config),
    genReqId: requestIds(config),
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests that arrive while it closes are answered
    requestTimeout: config.limits.requestMs, // a body may be 128 MB, and must not drip for ever
  });
  // of the two, Node applies the longer to the whole request
  app.server.headersTimeout = Math.min(app.server.headersTimeout, config.limits.requestMs);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('config', config);

  await app.register(requestId);
  await app.register(clock);
  await app.register(readiness);
  await app.register(metrics, { config });
  await app.register(tracing, { config, store });
  await app.register(conditional);
  await app.register(compression);
  await app.register(errors);
  await app.register(securityHeaders, { config });
  await app.register(cookie);
  await app.register(database, { store });
  await app.register(redis, { config });
  await app.register(rateLimits);
  await app.register(originCheck, { config });
  await app.register(session);
  await app.register(accessPolicy);
  await app.register(underWay);
  await app.register(realtime, { config });
  await app.register(personalData);
  await app.register(jobs);
  await app.register(events);
  await app.register(messages);
  await app.register(market);
  await app.register(sessionControl);
  await app.register(registrySigner, { config });
  await app.register(docs);
  await app.register(pageHeads);
  await app.register(crawlerFiles);
  await app.register(releaseGatePlugin);
  await app.register(moduleRegistry);
  for (const feature of features) await app.register(feature, { prefix: '/api' });
  await app.register(staticFiles, { config });
  await app.register(moduleFiles);
  return app;
}
