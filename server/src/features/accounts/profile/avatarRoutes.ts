import { AvatarParams, AvatarReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NotModified } from '../../../plugins/http/conditional';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { pictureUpload, readPictures } from '../../../plugins/pictures/pictureUpload';
import { toWebp } from '../../../plugins/pictures/toWebp';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { avatarAddress } from '../identity/toWireUser';
import { createAvatarRepository } from './avatarRepository';

const tags = ['Profile'];
/** Another avatar has another address. */
const cacheControl = 'private, max-age=31536000, immutable';
const size = { width: 256, height: 256, fit: 'cover' } as const;

/** The viewer's avatar. The body of an upload is the file itself. */
export const avatarRoutes: FastifyPluginAsyncZod = async (app) => {
  readPictures(app);
  const avatars = createAvatarRepository(app.db);

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
      await avatars.put({ userId, version, webp });
      return { img: avatarAddress(version) };
    },
  );

  app.delete(
    '/profile/avatar',
    { schema: { tags, response: { 200: AvatarReply } }, config: { access: 'user' } },
    async (request) => {
      await avatars.remove(viewerOf(request).userId);
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
      const avatar = await avatars.find(viewerOf(request).userId, request.params.version);
      if (!avatar) throw new ProblemError(404, 'no-such-picture', 'You have no such picture.');
      if (reply.isFresh(avatar.version, { cacheControl })) return reply.code(304).send();
      return reply.type('image/webp').send(avatar.webp);
    },
  );
};
