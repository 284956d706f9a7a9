import { ArticlePictureReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pictureUpload, readPictures } from '../../../plugins/pictures/pictureUpload';
import { toWebp } from '../../../plugins/pictures/toWebp';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../../platform/audit/audit';
import { addPicture } from './articleRepository';
import { addressOfPicture } from './pictureAddress';

/** Twice the width of the text, for sharp screens. */
const size = { width: 1400, height: 1400, fit: 'inside', withoutEnlargement: true } as const;

/** Uploads of pictures for articles. The body of an upload is the file itself. */
export const articlePictureRoutes: FastifyPluginAsyncZod = async (app) => {
  readPictures(app);
  app.put(
    '/staff/articles/picture',
    {
      schema: { tags: ['Articles'], response: { 200: ArticlePictureReply, 413: Problem, 415: Problem } },
      config: { access: 'teacher', rateLimit: httpLimits.avatars },
      ...pictureUpload,
    },
    async (request) => {
      const picture = await toWebp(request.body, size);
      await addPicture(app.db, picture);
      await audit(app.db, {
        at: app.clock.now(),
        userId: null,
        actor: viewerOf(request).userId,
        event: 'article-managed',
        address: request.ip,
        detail: { did: 'picture', picture: picture.version },
      });
      return { address: addressOfPicture(picture.version) };
    },
  );
};
