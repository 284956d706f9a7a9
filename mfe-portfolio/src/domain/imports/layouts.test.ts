import { decodeText } from '@tayyib/shared/values/text-files';
import { isinOfCode, madeUpFiles } from './layouts.fixture';
import { previewOf, type CompanyFound } from './previewOf';
import { readImport } from './readImport';

const companyOf = ({ name }: { name: string }): CompanyFound => {
  const isin = isinOfCode(name);
  return isin === undefined ? { reason: `“${name}” is not known.` } : { isin };
};
const known = { entries: [], companyOf, day: '2026-10-01', today: '2026-11-24' };

function totalsOf(text: string) {
  const file = readImport(text);
  if (file === null) throw new Error('The file was not recognised.');
  const { accepted, refused, perhaps, duplicates } = previewOf(file, known);
  return {
    shares: accepted.reduce((sum, { entry }) => sum + entry.quantity, 0),
    costPaise: accepted.reduce((sum, { entry }) => sum + (entry.amountPaise ?? 0), 0),
    others: [...refused, ...perhaps, ...duplicates],
  };
}

const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  );
const utf8 = (text: string) => new TextEncoder().encode(`\uFEFF${text}`);

it('the layouts of statements are of 54 files', () => {
  expect(madeUpFiles).toHaveLength(54);
});

it.each(madeUpFiles)('reads all shares and their cost from $name', ({ text, shares, costPaise }) => {
  for (const content of [text, decodeText(utf8(text)), decodeText(utf16(text))])
    expect(totalsOf(content)).toEqual({ shares, costPaise, others: [] });
});
