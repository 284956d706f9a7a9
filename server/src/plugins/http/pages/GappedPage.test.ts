import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { GappedPage } from './GappedPage';

const whole = (start: string, gap: string, end: string) =>
  gunzipSync(new GappedPage(start, end, Buffer.byteLength(gap)).gzip(gap)).toString();

it('decompresses to the text around the gap, with the content of the gap in it', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const texts = fc.property(
    text,
    fc.base64String({ minLength: 24, maxLength: 24 }),
    text,
    (start, gap, end) => {
      const repeated = start + end + start;
      expect(whole(repeated, gap, repeated)).toBe(Buffer.from(repeated + gap + repeated).toString());
    },
  );
  fc.assert(texts);
});

it('is compressed once for every content of the gap', () => {
  const page = new GappedPage('<meta nonce="', `">${'the same words again '.repeat(500)}`, 8);
  for (const gap of ['aaaaaaaa', 'bbbbbbbb', '12345678']) {
    const sent = page.gzip(gap);
    expect(gunzipSync(sent).toString()).toContain(`<meta nonce="${gap}">the same`);
    expect(sent.length).toBeLessThan(200);
  }
});

it.each([0, 1, 65_535])('has room for %d bytes', (length) => {
  expect(whole('start', 'x'.repeat(length), 'end')).toBe(`start${'x'.repeat(length)}end`);
});
