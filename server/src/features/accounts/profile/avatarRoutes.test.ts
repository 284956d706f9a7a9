import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildTestApp } from '../../../testing';
import { headersOf, signInAgain } from '../sessions/sessionFixtures';
import { pictureUpload } from '../../../plugins/pictures/pictureUpload';
import { senderOf } from './profileFixtures';

let app: FastifyInstance;
let send: ReturnType<typeof senderOf>;
let ann: Awaited<ReturnType<typeof signInAgain>>;
beforeAll(async () => {
  app = await buildTestApp();
  ann = await signInAgain(app, 'ann');
  send = senderOf(app, ann);
});
afterAll(() => app.close());

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#7f66bc' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer();
const upload = (file: Buffer, type = 'image/jpeg') => send('PUT', 'profile/avatar', file, type);
const show = async (img: string) => ann.get(img.replace('/api', ''));

it('re-encodes an image as a small square, without its metadata', async () => {
  const file = await photo();
  expect(file.includes('taken at home')).toBe(true);
  const { img } = (await upload(file)).json();
  expect((await ann.get('/session')).json().user.img).toBe(img);
  const shown = await show(img);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { format, width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
  });
  expect(shown.rawPayload.includes('taken at home')).toBe(false);
});

it('does not send a picture again that the browser has', async () => {
  const { img } = (await upload(await photo())).json();
  const { etag } = (await show(img)).headers;
  const headers = { ...headersOf(ann), 'if-none-match': String(etag) };
  const again = await app.inject({ url: img, headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('shows an avatar to nobody else', async () => {
  const { img } = (await upload(await photo())).json();
  const bob = await signInAgain(app, 'bob');
  expect((await bob.get(img.replace('/api', ''))).statusCode).toBe(404);
  expect((await bob.get('/session')).json().user.img).toBeNull();
});

it.each([
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['a page labelled as an image', Buffer.from('<html>'), 'image/png'],
  ['half an image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 'image/jpeg'],
  ['an object', { picture: 'none' }, 'application/json'],
])('refuses %s as an avatar', async (_what, file, type) => {
  const reply = await send('PUT', 'profile/avatar', file, type);
  expect(reply.statusCode).toBe(415);
  expect(reply.json().message).toBe('Choose a picture: a JPEG, PNG or WebP file.');
});

it('refuses a small file with more pixels than any photo', async () => {
  const width = 10_000;
  const height = 5_001;
  const tooMany = await sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 1 })
    .toBuffer();
  expect(tooMany.length).toBeLessThan(pictureUpload.bodyLimit);
  expect((await upload(tooMany)).statusCode).toBe(415);
});

it('refuses an image labelled as text', async () => {
  const reply = await upload(await photo(), 'text/plain');
  expect([reply.statusCode, reply.json().code]).toEqual([415, 'not-a-picture']);
});

it('refuses an avatar that is too large', async () => {
  const reply = await upload(Buffer.alloc(pictureUpload.bodyLimit + 1));
  expect(reply.statusCode).toBe(413);
  expect(reply.json().message).toBe('This picture is larger than 2 MB. Choose a smaller one.');
});

it('deletes the image again', async () => {
  const { img } = (await upload(await photo())).json();
  expect((await send('DELETE', 'profile/avatar')).json()).toEqual({ img: null });
  expect((await show(img)).statusCode).toBe(404);
  expect((await ann.get('/session')).json().user.img).toBeNull();
});
