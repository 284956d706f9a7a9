import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { productName } from '@tayyib/shared/brand';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { CompressedForms } from './compression';
import { describeSocket } from '../sockets/describeSocket';

export const docsPath = '/api/docs';
/** The same for everything sent over the socket. */
const eventDocsPath = `${docsPath}/asyncapi.json`;

interface Description {
  type: string;
  text: string;
  forms: CompressedForms;
}

/** What is sent at the addresses of the documentation that programs read. */
const descriptions: Readonly<Record<string, (app: FastifyInstance) => Omit<Description, 'forms'>>> = {
  [`${docsPath}/json`]: (app) => ({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(app.swagger()),
  }),
  [`${docsPath}/yaml`]: (app) => ({
    type: 'application/x-yaml; charset=utf-8',
    text: app.swagger({ yaml: true }),
  }),
  [eventDocsPath]: (app) => ({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(describeSocket(app.socketEvents.described)),
  }),
};

/** The API documentation, generated from the schemas that validate every request. */
export const docs = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: `${productName} API`, version: '1.0.0' },
        externalDocs: { description: 'Socket events (AsyncAPI)', url: eventDocsPath },
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, { routePrefix: docsPath });
    app.get(eventDocsPath, { config: { access: 'public' }, schema: { hide: true } }, async () =>
      describeSocket(app.socketEvents.described),
    );
    // megabytes that never change: written and compressed once, instead of for each of those who ask
    const written = new Map<string, Description>();
    app.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?');
      const write = request.method === 'GET' ? descriptions[path] : undefined;
      if (!write) return;
      const known = written.get(path) ?? { ...write(app), forms: {} };
      written.set(path, known);
      reply.compressedForms = known.forms;
      return reply.type(known.type).send(known.text);
    });
  },
  { name: 'docs', dependencies: ['compression', 'realtime'] },
);
