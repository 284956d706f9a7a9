import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildTestApp } from '../../../../testing';
import { pictureUpload } from '../../../../plugins/pictures/pictureUpload';
import { senderOf } from '../../../accounts/profile/profileFixtures';
import { signInAgain } from '../../../accounts/sessions/sessionFixtures';

let app: FastifyInstance;
let sana: Awaited<ReturnType<typeof signInAgain>>;
beforeAll(async () => {
  app = await buildTestApp();
  sana = await signInAgain(app, 'sana');
});
afterAll(() => app.close());

const upload = (file: Buffer, type = 'image/jpeg') =>
  senderOf(app, sana)('PUT', 'staff/alerts/picture', file, type);

it('shows everyone a picture of staff, whole, without its metadata', async () => {
  const file = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#7f66bc' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer();
  const { image } = (await upload(file)).json();
  const message = { title: 'Salaam', text: 'A picture', link: null, image };
  await senderOf(app, sana)('POST', 'staff/alerts/broadcasts', message);
  const ann = await signInAgain(app, 'ann');
  const shown = await ann.get(`/alerts/pictures/${image}`);
  const { format, width, height } = await sharp(shown.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 800, height: 400 });
  expect(shown.rawPayload.includes('taken at home')).toBe(false);
});

it('says why it refuses a file', async () => {
  const text = await upload(Buffer.from('GIF'), 'image/gif');
  expect([text.statusCode, text.json().message]).toEqual([
    415,
    'Choose a picture: a JPEG, PNG or WebP file.',
  ]);
  const large = await upload(Buffer.alloc(pictureUpload.bodyLimit + 1));
  expect([large.statusCode, large.json().message]).toEqual([
    413,
    'This picture is larger than 2 MB. Choose a smaller one.',
  ]);
});
