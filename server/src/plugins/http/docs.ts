import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { productName } from '@tayyib/shared/brand';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeSocket } from '../sockets/describeSocket';

export const docsPath = '/api/docs';
/** The same for everything that is said over the socket. */
const eventDocsPath = `${docsPath}/asyncapi.json`;

/** The API's own page, written from the same schemas that check every request. */
export const docs = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: `${productName} API`, version: '1.0.0' },
        externalDocs: { description: 'What is said over the socket (AsyncAPI)', url: eventDocsPath },
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, { routePrefix: docsPath });
    app.get(eventDocsPath, { config: { access: 'public' }, schema: { hide: true } }, async () =>
      describeSocket(app.socketEvents.described),
    );
  },
  { name: 'docs', dependencies: ['realtime'] },
);
