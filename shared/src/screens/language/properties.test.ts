import fc from 'fast-check';
import { query, someRatio } from './arbitraries.fixture';
import { fromClauses, toClauses } from './printing/clauses';
import { compile } from './compiling/compile';
import { maxTextLength, parse, parseFormula } from './parsing/parse';
import { metrics } from './metrics';
import { print } from './printing/print';
import { sourceOf } from './compiling/source.fixture';
import { match, noMatch, unknown } from './compiling/columnMath';
import type { FactsRow } from './compiling/source.fixture';
import type { Query } from './query';

const vocabulary = { ratios: [{ name: someRatio }] };

it('the screen language parses what it prints', () => {
  fc.assert(
    fc.property(query, (screen) => {
      const text = print(screen);
      fc.pre(text.length <= maxTextLength);
      expect(parse(text, vocabulary)).toMatchObject({ ok: true, query: screen });
    }),
    { numRuns: 300 },
  );
});

it('the screen language converts to the form and back', () => {
  fc.assert(
    fc.property(query, (screen) => {
      fc.pre(print(screen).length <= maxTextLength);
      expect(fromClauses(toClauses(screen), vocabulary)).toEqual({ ok: true, query: screen });
    }),
  );
});

const words = fc.constantFrom(
  ...metrics.flatMap(({ names }) => names),
  ...'AND OR NOT ( ) ( ) + - * / < > <= >= = != between in is not , 3 20 crore % lakh 1,00,000 years ago back growth average highest falling rising for months months changed within as of 2025-03 compliant "Oil" \n " \' ₹ 😀 \u0000'.split(
    ' ',
  ),
);

it.each([
  ['any text', fc.string({ unit: 'binary', maxLength: 300 })],
  ['any words of the language', fc.array(words, { maxLength: 60 }).map((some) => some.join(' '))],
  [
    'brackets and signs',
    fc.string({ unit: fc.constantFrom('(', ')', '-', ' ', '1', '"', 'not '), maxLength: 900 }),
  ],
])('answers %s with a query or with errors in the text, and never throws', (_, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const read of [parse(text), parseFormula(text)]) {
        if (read.ok) continue;
        expect(read.errors.length).toBeGreaterThan(0);
        for (const { position, message } of read.errors) {
          expect(message).not.toBe('');
          expect(position.start).toBeGreaterThanOrEqual(0);
          expect(position.end).toBeLessThanOrEqual(text.length);
          expect(position.start).toBeLessThanOrEqual(position.end);
        }
      }
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['sums', `${'1+'.repeat(298)}1 > 2`],
  ['differences of metrics', `${'pe-'.repeat(298)}pe > 2`],
  ['clauses', 'pe>1\n'.repeat(150)],
  ['ORs', `${'pe>1 or '.repeat(149)}pe>1`],
  ['brackets', `${'('.repeat(60)}pe > 1${')'.repeat(60)}`],
])('the screen language reads, runs and prints very long %s', (_, text) => {
  const read = parse(text);
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  expect(print(read.query)).not.toBe('');
  expect(compile(read.query).run(sourceOf([{}])).truths).toHaveLength(1);
});

it.each([
  ['sums', `${'1+'.repeat(1990)}1 > 2`],
  ['differences of metrics', `${'pe-'.repeat(1300)}pe > 2`],
  ['clauses', 'pe>1\n'.repeat(790)],
  ['ORs', `${'pe>1 or '.repeat(490)}pe>1`],
])('the screen language refuses %s beyond the limit', (_, text) => {
  expect(parse(text)).toMatchObject({ ok: false, errors: [{ message: expect.stringContaining('300') }] });
});

const series = ['debt', 'sales', 'cash'];
const partlyKnown: fc.Arbitrary<FactsRow> = fc
  .record(
    Object.fromEntries(
      series.map((id) => [
        id,
        fc.array(fc.option(fc.integer({ min: -2, max: 2 })), { minLength: 4, maxLength: 4 }),
      ]),
    ),
  )
  .map((numbers) => ({ numbers }));
const smallQuery = fc
  .array(
    fc.constantFrom(
      'debt > sales',
      'cash = 0',
      'debt / cash < 1',
      'sales growth > 0',
      'debt falling 3 years',
      'cash between 0 and sales',
      'not (debt > 1 or cash < 1)',
      '(sales > 1 and not cash > 0)',
      'average debt 3 years > 0',
      'sales in (1, 2)',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => parse(lines.join('\n')))
  .map((read): Query => (read.ok ? read.query : { asOf: null, where: { type: 'and', parts: [] } }));
const truthOf = (screen: Query, row: FactsRow) => compile(screen).run(sourceOf([row])).truths[0];

it('the screen language never changes a known answer when more data becomes known', () => {
  fc.assert(
    fc.property(smallQuery, partlyKnown, fc.integer({ min: -2, max: 2 }), (screen, row, fill) => {
      const before = truthOf(screen, row);
      const known = Object.fromEntries(
        Object.entries(row.numbers ?? {}).map(([id, values]) => [id, values.map((value) => value ?? fill)]),
      );
      fc.pre(before !== unknown);
      expect(truthOf(screen, { numbers: known })).toBe(before);
    }),
  );
});

it('the screen language turns a match into no match by NOT, and leaves unknown as it is', () => {
  fc.assert(
    fc.property(smallQuery, partlyKnown, (screen, row) => {
      const opposite: Query = { asOf: null, where: { type: 'not', part: screen.where } };
      const expected = new Map([
        [match, noMatch],
        [noMatch, match],
        [unknown, unknown],
      ]);
      expect(truthOf(opposite, row)).toBe(expected.get(truthOf(screen, row) ?? unknown));
    }),
  );
});
