import { PictureParams, PictureReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NotModified } from '../../../../plugins/http/conditional';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { pictureUpload, readPictures } from '../../../../plugins/pictures/pictureUpload';
import { toWebp } from '../../../../plugins/pictures/toWebp';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { createPictureRepository } from './pictureRepository';

const tags = ['Notifications'];
const size = { width: 800, height: 800, fit: 'inside', withoutEnlargement: true } as const;
/** Another picture has another address. */
const cacheControl = 'private, max-age=31536000, immutable';

/** Pictures of messages to everyone. The body of an upload is the file itself. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  readPictures(app);
  const pictures = createPictureRepository(app.db);

  app.put(
    '/staff/alerts/picture',
    {
      schema: { tags, response: { 200: PictureReply, 413: Problem, 415: Problem } },
      config: { access: 'staff', rateLimit: httpLimits.avatars },
      ...pictureUpload,
    },
    async (request) => {
      const { webp, version } = await toWebp(request.body, size);
      await pictures.add({ webp, version });
      return { image: version };
    },
  );

  app.get(
    '/alerts/pictures/:version',
    {
      schema: {
        tags,
        params: PictureParams,
        response: { 200: z.unknown().describe('A WebP picture.'), 304: NotModified, 404: Problem },
      },
      // mail programs and notifications of the system request it without a session; its address is a hash of its content
      config: { access: 'public' },
    },
    async (request, reply) => {
      const { version } = request.params;
      const picture = await pictures.findSent(version);
      if (!picture) throw new ProblemError(404, 'no-such-picture', 'There is no such picture.');
      // pages that show mails are of other origins
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (reply.isFresh(version, { cacheControl })) return reply.code(304).send();
      return reply.type('image/webp').send(picture.webp);
    },
  );
};
