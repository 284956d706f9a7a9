import { PictureParams, PostPictureReply, Problem } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { postPictures } from '../../../database/schema/community/communityTables';
import { NotModified } from '../../../plugins/http/conditional';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { pictureUpload, readPictures } from '../../../plugins/pictures/pictureUpload';
import { toWebp } from '../../../plugins/pictures/toWebp';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { assertMayWrite } from './moderation';
import { addressOfPicture } from './pictureAddress';

const tags = ['Community'];
const access = 'community';
/** Twice the width of the text, for sharp screens. */
const size = { width: 1400, height: 1400, fit: 'inside', withoutEnlargement: true } as const;
/** For the browser of a member alone: other visitors of a proxy may not be members. */
const cacheControl = 'private, max-age=31536000, immutable';

/** Pictures in posts, re-encoded: what is stored has no place, no camera and no scripts in it. The body of an upload is the file. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/community/pictures/:version',
    {
      schema: {
        tags,
        params: PictureParams,
        response: { 200: z.unknown().describe('A WebP picture.'), 304: NotModified, 404: Problem },
      },
      config: { access },
    },
    async (request, reply) => {
      const { version } = request.params;
      const [picture] = await app.db
        .select({ webp: postPictures.webp })
        .from(postPictures)
        .where(eq(postPictures.version, version))
        .limit(1);
      if (!picture) throw new ProblemError(404, 'no-such-picture', 'There is no such picture.');
      if (reply.isFresh(version, { cacheControl })) return reply.code(304).send();
      return reply.type('image/webp').send(picture.webp);
    },
  );

  await app.register(async (uploads) => {
    readPictures(uploads);
    uploads.put(
      '/community/picture',
      {
        schema: { tags, response: { 200: PostPictureReply, 403: Problem, 413: Problem, 415: Problem } },
        config: { access, rateLimit: httpLimits.communityPictures },
        ...pictureUpload,
      },
      async (request) => {
        const { userId } = viewerOf(request);
        const at = app.clock.now();
        await assertMayWrite(app.db, userId, { text: '', now: at });
        const picture = await toWebp(request.body, size);
        await app.db
          .insert(postPictures)
          .values({ ...picture, userId, at })
          .onConflictDoNothing();
        return { address: addressOfPicture(picture.version) };
      },
    );
  });
};
