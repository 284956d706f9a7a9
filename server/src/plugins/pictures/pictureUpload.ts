import type { FastifyError, FastifyInstance } from 'fastify';
import { ProblemError } from '../http/ProblemError';

const bodyLimit = 2 * 1024 * 1024;

/** The problem of an upload that is not a picture in a format that we decode. */
export const notAPicture = () =>
  new ProblemError(415, 'not-a-picture', 'Choose a picture: a JPEG, PNG or WebP file.', 'file');
const tooLarge = () =>
  new ProblemError(
    413,
    'picture-too-large',
    'This picture is larger than 2 MB. Choose a smaller one.',
    'file',
  );

/** Options of a route whose body is the file of a picture, of at most 2 MB. Its plugin needs `readPictures`. */
export const pictureUpload = {
  bodyLimit,
  errorHandler: (error: FastifyError) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw tooLarge();
    throw error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? notAPicture() : error;
  },
};

/** Makes the routes of a plugin receive pictures as buffers, and no other bodies. Other plugins are not affected. */
export function readPictures(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}
