import { PictureParams, PictureReply, Problem } from '@tayyib/shared/contracts';
import { and, eq, exists } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { alertPictures, broadcasts } from '../../../../database/schema/personal/alertTables';
import { NotModified } from '../../../../plugins/http/conditional';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { pictureUpload, readPictures } from '../../../../plugins/pictures/pictureUpload';
import { toWebp } from '../../../../plugins/pictures/toWebp';
import { httpLimits } from '../../../../plugins/rateLimit/limits';

const tags = ['Notifications'];
const size = { width: 800, height: 800, fit: 'inside', withoutEnlargement: true } as const;
/** Another picture has another address. */
const cacheControl = 'private, max-age=31536000, immutable';

/** Pictures of messages to everyone. The body of an upload is the file itself. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  readPictures(app);

  app.put(
    '/staff/alerts/picture',
    {
      schema: { tags, response: { 200: PictureReply, 413: Problem, 415: Problem } },
      config: { access: 'staff', rateLimit: httpLimits.avatars },
      ...pictureUpload,
    },
    async (request) => {
      const { webp, version } = await toWebp(request.body, size);
      await app.db.insert(alertPictures).values({ webp, version }).onConflictDoNothing();
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
      const sent = app.db.select().from(broadcasts).where(eq(broadcasts.image, version));
      const [picture] = await app.db
        .select()
        .from(alertPictures)
        .where(and(eq(alertPictures.version, version), exists(sent)));
      if (!picture) throw new ProblemError(404, 'no-such-picture', 'There is no such picture.');
      // pages that show mails are of other origins
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (reply.isFresh(version, { cacheControl })) return reply.code(304).send();
      return reply.type('image/webp').send(picture.webp);
    },
  );
};
