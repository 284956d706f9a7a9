import { AvatarParams, AvatarReply, Problem } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NotModified } from '../../../plugins/http/conditional';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { pictureUpload, readPictures } from '../../../plugins/pictures/pictureUpload';
import { toWebp } from '../../../plugins/pictures/toWebp';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { avatarAddress } from '../identity/toWireUser';
import { users } from '../../../database/schema/accounts/identityTables';
import { avatars } from '../../../database/schema/accounts/avatarTables';

const tags = ['Profile'];
/** Another avatar has another address. */
const cacheControl = 'private, max-age=31536000, immutable';
const size = { width: 256, height: 256, fit: 'cover' } as const;

/** The viewer's avatar. The body of an upload is the file itself. */
export const avatarRoutes: FastifyPluginAsyncZod = async (app) => {
  readPictures(app);

  app.put(
    '/profile/avatar',
    {
      schema: { tags, response: { 200: AvatarReply, 413: Problem, 415: Problem } },
      config: { access: 'user', rateLimit: httpLimits.avatars },
      ...pictureUpload,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const { webp, version } = await toWebp(request.body, size);
      await app.db.transaction(async (transaction) => {
        await transaction
          .insert(avatars)
          .values({ userId, version, webp })
          .onConflictDoUpdate({ target: avatars.userId, set: { version, webp } });
        await transaction.update(users).set({ avatarVersion: version }).where(eq(users.id, userId));
      });
      return { img: avatarAddress(version) };
    },
  );

  app.delete(
    '/profile/avatar',
    { schema: { tags, response: { 200: AvatarReply } }, config: { access: 'user' } },
    async (request) => {
      const { userId } = viewerOf(request);
      await app.db.transaction(async (transaction) => {
        await transaction.delete(avatars).where(eq(avatars.userId, userId));
        await transaction.update(users).set({ avatarVersion: null }).where(eq(users.id, userId));
      });
      return { img: null };
    },
  );

  app.get(
    '/profile/avatar/:version',
    {
      schema: {
        tags,
        params: AvatarParams,
        response: { 200: z.unknown().describe('A WebP picture.'), 304: NotModified, 404: Problem },
      },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const isRequested = and(eq(avatars.userId, userId), eq(avatars.version, request.params.version));
      const [avatar] = await app.db.select().from(avatars).where(isRequested);
      if (!avatar) throw new ProblemError(404, 'no-such-picture', 'You have no such picture.');
      if (reply.isFresh(avatar.version, { cacheControl })) return reply.code(304).send();
      return reply.type('image/webp').send(avatar.webp);
    },
  );
};
