import { AvatarParams, AvatarReply, Problem } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NotModified } from '../../../plugins/http/conditional';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { avatarAddress } from '../identity/toWireUser';
import { users } from '../../../database/schema/platform/identityTables';
import { avatars } from '../../../database/schema/platform/avatarTables';
import { drawAvatar, maxUploadBytes, notAnImage } from './drawAvatar';

const tags = ['Profile'];
/** Another avatar has another address. */
const cacheControl = 'private, max-age=31536000, immutable';
const tooLarge = () =>
  new ProblemError(
    413,
    'picture-too-large',
    'This picture is larger than 2 MB. Choose a smaller one.',
    'file',
  );

/** The viewer's avatar. The body of an upload is the file itself. */
export const avatarRoutes: FastifyPluginAsyncZod = async (app) => {
  // these parsers apply within this plugin only
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxUploadBytes }, (_request, body, done) =>
    done(null, body),
  );

  app.put(
    '/profile/avatar',
    {
      schema: { tags, response: { 200: AvatarReply, 413: Problem, 415: Problem } },
      config: { access: 'user', rateLimit: httpLimits.avatars },
      bodyLimit: maxUploadBytes,
      errorHandler: (error) => {
        throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
      },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      if (!request.headers['content-type']?.startsWith('image/')) throw notAnImage();
      const { webp, version } = await drawAvatar(request.body);
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
