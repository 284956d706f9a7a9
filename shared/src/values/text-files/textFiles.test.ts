import { csvRows } from './csvRows';
import { decodeText } from './decodeText';
import { dayOrderOf, readDay } from './readDay';

const utf16 = (text: string, isLittle: boolean, mark = true) =>
  Uint8Array.from(
    [...(mark ? ['\uFEFF'] : []), ...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe('the text of a file', () => {
  const text = 'Symbol;₹\nITC;5';
  it.each([
    ['UTF-8', new TextEncoder().encode(text), text],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`), text],
    ['UTF-16, little end first', utf16(text, true), text],
    ['UTF-16, big end first', utf16(text, false), text],
    ['UTF-16 without a mark', utf16('Symbol,ISIN', true, false), 'Symbol,ISIN'],
    ['Windows-1252', Uint8Array.from([0x4c, 0xa3, 0xa0, 0xe9]), 'L£\u00a0é'],
    ['nothing', new Uint8Array(), ''],
  ])('in %s is read', (_encoding, bytes, expected) => {
    expect(decodeText(bytes)).toBe(expected);
  });
});

describe('the cells of a row', () => {
  const cells = (text: string) => csvRows(text).map((row) => row.cells);
  it.each([
    [
      'commas',
      'a,b,c\n1,2,3',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'semicolons with decimal commas',
      'a;b;c\n1,5;2,5;3\n1,5;2,5;3',
      [
        ['a', 'b', 'c'],
        ['1,5', '2,5', '3'],
        ['1,5', '2,5', '3'],
      ],
    ],
    [
      'tabs with grouped digits',
      'a\tb\nX, LTD\t1,00,00,000\nY, LTD\t1,00,000',
      [
        ['a', 'b'],
        ['X, LTD', '1,00,00,000'],
        ['Y, LTD', '1,00,000'],
      ],
    ],
    [
      'bars',
      'a|b\n1,5|2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'what Excel states',
      'sep=;\na;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'quotes',
      'a,b\n"x;y;z","1,000"\n"p ""q""",2',
      [
        ['a', 'b'],
        ['x;y;z', '1,000'],
        ['p "q"', '2'],
      ],
    ],
  ])('stand between %s', (_separator, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });
});

it('reads the lines after a quote that is never closed', () => {
  const rows = csvRows('a,b\n"x,1\ny,2\nz,3');
  expect(rows.map((row) => [row.line, ...row.cells])).toEqual([
    [1, 'a', 'b'],
    [2, 'x', '1'],
    [3, 'y', '2'],
    [4, 'z', '3'],
  ]);
});

describe('a day', () => {
  const read = (text: string, column: readonly string[] = [text]) => {
    const day = readDay(text, dayOrderOf(column));
    return 'day' in day ? day.day : null;
  };
  it.each([
    ['2024-07-23', '2024-07-23'],
    ['2024-07-23T10:00:00', '2024-07-23'],
    ['23-07-2024 10:15 AM', '2024-07-23'],
    ['23/07/24', '2024-07-23'],
    ['19.06.2025', '2025-06-19'],
    ['05-06-2025', '2025-06-05'],
    ['23-Jul-2024', '2024-07-23'],
    ['5 Sept 2024', '2024-09-05'],
    ['Jul 23, 2024', '2024-07-23'],
    ['20240723', '2024-07-23'],
    ['45827', '2025-06-19'],
    ['45827.39', '2025-06-19'],
    ['5/5/2025', '2025-05-05'],
    ['13/5/2025', '2025-05-13'],
    ['5/6/2025', null],
    ['2023-02-30', null],
    ['2023-04-', null],
    ['1234', null],
    ['next week', null],
  ])('is read in %s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['5/6/2025', ['5/6/2025', '6/19/2025'], '2025-05-06'],
    ['5/6/2025', ['5/6/2025', '19/6/2025'], '2025-06-05'],
    ['05/06/2025', ['05/06/2025', '06/19/2025'], '2025-05-06'],
    ['05/06/2025', ['05/06/2025', '06/19/2025', '19/06/2025'], null],
    ['06/19/2025', ['05/06/2025', '06/19/2025', '19/06/2025'], '2025-06-19'],
    ['19/06/2025', ['05/06/2025', '06/19/2025', '19/06/2025'], '2025-06-19'],
  ])('%s is read as its column %j shows: %s', (text, column, expected) => {
    expect(read(text, column)).toBe(expected);
  });
});
