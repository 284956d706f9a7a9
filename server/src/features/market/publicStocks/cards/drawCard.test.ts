import sharp from 'sharp';
import { createCardPainter } from './createCardPainter';
import type { Card } from './drawCard';

const card: Card = {
  kind: 'Stock',
  title: 'Infosys Limited',
  verdict: { badge: 'compliant', text: 'Shariah Compliant' },
  text: 'Interest-bearing debt is within its limit.',
  basis: 'By TASIS, on accounts to 31 Mar 2026.',
};

const painter = createCardPainter();

/** The rows of the picture, from top to bottom, in which something differs from the page's white, as a share of all rows. */
async function inkedRows(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).extractChannel('green').raw().toBuffer({ resolveWithObject: true });
  const isInked = (row: number) =>
    data.subarray(row * info.width, row * info.width + 900).some((green) => green < 128);
  return Array.from({ length: info.height }, (_, row) => row).filter(isInked).length / info.height;
}

it('a card is a picture of 1200 by 630 pixels, small enough for every site', async () => {
  const png = await painter.paint(card);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.byteLength).toBeLessThan(100_000);
});

it('a card with other words is another picture, and the same one is drawn once', async () => {
  const [one, again] = await Promise.all([painter.paint(card), painter.paint({ ...card })]);
  expect(again).toBe(one);
  expect((await painter.paint({ ...card, title: 'Wipro Limited' })).equals(one)).toBe(false);
});

it('a card draws marks of markup as they are', async () => {
  const plain = await painter.paint({ ...card, title: 'A' });
  const marked = await painter.paint({ ...card, title: '<b>A & B</b> <span size="99999">' });
  expect(await inkedRows(marked)).toBeGreaterThanOrEqual(await inkedRows(plain));
  expect(await inkedRows(marked)).toBeLessThan(0.6);
});

it('a card whose texts do not fit is cut, without leaving its page', async () => {
  const long = 'Consolidated Engineering and Trading Corporation '.repeat(40);
  const png = await painter.paint({ ...card, title: long, text: long, basis: long });
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
});
