import fc from 'fast-check';
import { createNameIndex, searchKey } from './createNameIndex';
import type { Named } from './createNameIndex';
import { typosAllowed } from './typos';

const syllables = fc.constantFrom(
  'ta',
  'ste',
  'el',
  'po',
  'wer',
  'in',
  'fo',
  'sys',
  'b',
  '&',
  'Re',
  'लि',
  '7',
);
const word = fc.array(syllables, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const thing = fc.record({
  name,
  codes: fc.array(fc.oneof({ weight: 4, arbitrary: word }, fc.stringMatching(/^[0-9]{2,4}$/)), {
    minLength: 1,
    maxLength: 3,
  }),
  former: fc.array(name, { maxLength: 2 }),
  weight: fc.integer({ min: 0, max: 3 }),
});

/** The smallest edit distance of the text to a prefix of the key, computed naively. */
function slips(text: string, key: string): number {
  const from = (row: number, column: number): number => {
    const known = table[row]?.[column];
    if (known !== undefined) return known;
    const isSame = text[row - 1] === key[column - 1];
    const isSwapped =
      row > 1 && column > 1 && text[row - 1] === key[column - 2] && text[row - 2] === key[column - 1];
    const least =
      row === 0 || column === 0
        ? row + column
        : Math.min(
            from(row - 1, column) + 1,
            from(row, column - 1) + 1,
            from(row - 1, column - 1) + (isSame ? 0 : 1),
            isSwapped ? from(row - 2, column - 2) + 1 : Infinity,
          );
    (table[row] ??= [])[column] = least;
    return least;
  };
  const table: number[][] = [];
  return Math.min(...Array.from({ length: key.length + 1 }, (_, column) => from(text.length, column)));
}

/** Reference implementation: a linear search. */
function searchLinearly(things: readonly Named[], text: string, limit: number): number[] {
  const wanted = searchKey(text);
  if (wanted === '') return [];
  const isNumber = (one: string) => /^[0-9]+$/.test(one);
  const rankOf = ({ name: its, codes, former = [] }: Named): number => {
    const key = searchKey(its);
    const keys = codes.map(searchKey);
    const before = former.map(searchKey);
    if (key === wanted || keys.includes(wanted)) return 0;
    if (before.includes(wanted)) return 1;
    if ([key, ...keys].some((one) => one.startsWith(wanted))) return 2;
    if (wordsOf(its).some((one) => one.startsWith(wanted))) return 3;
    if (before.some((one) => one.startsWith(wanted))) return 4;
    const [code = ''] = keys;
    return key.includes(wanted) || (!isNumber(code) && code.includes(wanted)) ? 5 : Infinity;
  };
  const slipsOf = ({ name: its, codes }: Named): number => {
    const spellings = [searchKey(codes[0] ?? ''), ...wordsOf(its)].filter((key) => key !== '');
    const least = Math.min(...spellings.map((key) => slips(wanted, key)));
    return least > typosAllowed(wanted) ? Infinity : least;
  };
  const best = (how: (one: Named) => number) =>
    things
      .map((one, place) => ({ place, rank: how(one), weight: one.weight, key: searchKey(one.name) }))
      .filter(({ rank }) => rank !== Infinity)
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          b.weight - a.weight ||
          (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) ||
          a.place - b.place,
      );
  const sound = best(rankOf);
  if (sound.length > 0 || isNumber(wanted)) return sound.slice(0, limit).map(({ place }) => place);
  const misspelt = best(slipsOf);
  const fewest = misspelt.filter(({ rank }) => rank === misspelt[0]?.rank);
  return fewest.slice(0, limit).map(({ place }) => place);
}

function wordsOf(text: string): string[] {
  const words = text.split(/[\s,.()/-]+/).map(searchKey);
  return words.map((_, at) => words.slice(at).join(''));
}

describe('the index of names', () => {
  it('finds the same as a linear search, in the same order', () => {
    fc.assert(
      fc.property(
        fc.array(thing, { maxLength: 40 }),
        fc.oneof(name, word, fc.string({ maxLength: 10 }), fc.stringMatching(/^[0-9]{1,5}$/)),
        fc.integer({ min: 1, max: 6 }),
        (things, text, limit) => {
          expect(createNameIndex(things)(text, limit)).toEqual(searchLinearly(things, text, limit));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('tolerates typos', () => {
    const slip = fc.record({
      at: fc.nat({ max: 9 }),
      kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
    });
    fc.assert(
      fc.property(
        fc.array(thing, { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.array(slip, { maxLength: 2 }),
        (things, chosen, made) => {
          let text = searchKey(things[chosen % things.length]?.name ?? '');
          for (const { at, kind } of made) {
            const head = text.slice(0, at);
            const one = text[at] ?? '';
            const two = text[at + 1] ?? '';
            const tail = text.slice(at + 2);
            text =
              head + { drop: two, add: `x${one}${two}`, change: `x${two}`, swap: two + one }[kind] + tail;
          }
          expect(createNameIndex(things)(text, 5)).toEqual(searchLinearly(things, text, 5));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ['relaince', 'Reliance Industries'],
    ['relince', 'Reliance Industries'],
    ['reliiance', 'Reliance Industries'],
    ['inffosys', 'Infosys'],
    ['hindustn uniliver', 'Hindustan Unilever'],
  ])('matches %s with %s', (text, meant) => {
    const named = ['Reliance Industries', 'Infosys', 'Hindustan Unilever'];
    const find = createNameIndex(named.map((one) => ({ name: one, codes: [], weight: 0 })));
    expect(find(text, 5).map((place) => named[place])).toEqual([meant]);
  });

  it('tolerates no typos where none are wanted, and none in digits', () => {
    const named = [
      { name: 'Reliance Industries', codes: ['RELIANCE', '500325'], weight: 1 },
      { name: 'A fund of digits', codes: ['100325'], weight: 2 },
      { name: 'A longer number', codes: ['15003250'], weight: 3 },
    ];
    const find = createNameIndex(named);
    expect(find('relaince', 5)).toEqual([0]);
    expect(find('relaince', 5, 'none')).toEqual([]);
    expect(find('500325', 5)).toEqual([0]);
    expect(find('5003', 5)).toEqual([0]);
    expect(find('500326', 5)).toEqual([]);
  });

  it('finds former names and codes by their beginnings, an exact one before longer current ones', () => {
    const named = [
      { name: 'Telcom Wires', codes: ['TELCOM'], weight: 9 },
      { name: 'Tata Motors', codes: ['TATAMOTORS'], former: ['TELCO', 'Engineering Works'], weight: 1 },
    ];
    const find = createNameIndex(named);
    expect(find('telco', 5)).toEqual([1, 0]);
    expect(find('tel', 5)).toEqual([0, 1]);
    expect(find('engineering w', 5)).toEqual([1]);
    expect(find('works', 5)).toEqual([]);
  });

  it.each(['wipro', 'infosystems', 'itd'])('matches %s with nothing', (text) => {
    const find = createNameIndex(['Infosys', 'ITC'].map((one) => ({ name: one, codes: [one], weight: 0 })));
    expect(find(text, 5)).toEqual([]);
  });
});
