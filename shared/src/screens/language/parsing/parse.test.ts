import { maxScreenParts } from '../../../policy/limits';
import { maxTextLength, parse, parseFormula } from './parse';
import { print } from '../printing/print';

const canonical = (text: string): string => {
  const read = parse(text);
  return read.ok ? print(read.query) : read.errors.map(({ message }) => message).join(' ');
};

it.each([
  ['debt to assets < 25', 'Debt to assets < 25'],
  ['DEBT_TO_ASSETS<25%', 'Debt to assets < 25%'],
  ['mcap >= 20 crore', 'Market capitalization >= 20 crore'],
  ['mar cap > 1 lakh crore', 'Market capitalization > 1 lakh crore'],
  ['sales > Rs. 1,00,000', 'Sales > 100000'],
  ['volume > 1.5k', 'Volume > 1.5k'],
  ['sales > ₹५०० crore', 'Sales > 500 crore'],
  ['pe between ۵ and ٢٠', 'P/E between 5 and 20'],
  ['net profit > 0 && debt ≤ 5 lakhs', 'Net profit > 0 AND\nDebt <= 5 lakh'],
  ['debt > 5L', 'Debt > 5 lakh'],
  ['debt > 5 L', 'Debt > 5 lakh'],
  ['debt > Rs. 1.5 crore', 'Debt > 1.5 crore'],
  ['debt > 20cr.', 'Debt > 20 crore'],
  ['debt > 2L cr', 'Debt > 2 lakh crore'],
  ['debt > ५ लाख', 'Debt > 5 lakh'],
  ['debt > ۵ کروڑ', 'Debt > 5 crore'],
  ['debt in (5L, 2 crore)', 'Debt in (5 lakh, 2 crore)'],
  ['P/E between 5 and 20', 'P/E between 5 and 20'],
  ['stars in (4,5)', 'Stars in (4, 5)'],
  ['price > sma 200 * 1.05', 'Price > SMA 200 * 1.05'],
  ['sma(close, 200) < price', 'SMA 200 < Price'],
  ['rsi(14) < 30', 'RSI 14 < 30'],
  ['(debt + 1) * 2 > -sales', '(Debt + 1) * 2 > -Sales'],
  ['sales - (debt - cash) > 0', 'Sales - (Debt - Cash) > 0'],
  ['debt < debt 3 years back', 'Debt < Debt 3 years ago'],
  ['roce > average roce 5Years', 'Return on capital employed > average Return on capital employed 5 years'],
  ['interest < interest preceding year', 'Interest < Interest 1 year ago'],
  ['sales last year > 10', 'Sales > 10'],
  ['sales growth > 10', 'Sales growth 1 year > 10'],
  ['sales growth over 5 years > 10', 'Sales growth 5 years > 10'],
  ['highest eps 3 years > 5', 'highest EPS 3 years > 5'],
  ['average market cap 3 years > 500', 'Average market capitalization 36 months > 500'],
  ['impure income falling for 3 years', 'Interest income to income falling 3 years'],
  ['status is halal', 'Status = compliant'],
  ['status(aaoifi) != haram', 'Status(AAOIFI) != non-compliant'],
  ['stars(s&p) >= 3', 'Stars(S&P) >= 3'],
  ['status = compliant for 1 year', 'Status = compliant for 12 months'],
  ['status changed in the last 6 months', 'Status changed within 6 months'],
  ['sector = Pharma', 'Sector = "Pharma"'],
  ['sector not in (Pharma, "Oil, Gas")', 'Sector not in ("Pharma", "Oil, Gas")'],
  ['as of 2025-03\nsales > 1', 'Sales > 1\nas of 2025-03'],
  ['not sales > 1 or pe < 3', 'NOT Sales > 1 OR P/E < 3'],
  ['sales growth > −5', 'Sales growth 1 year > -5'],
  ['sales − debt – cash > 0', 'Sales - Debt - Cash > 0'],
  ['stars in (−1, 5)', 'Stars in (-1, 5)'],
  ['sector = “Pharma”', 'Sector = "Pharma"'],
  ['sector in (‘Oil, Gas’, Pharma)', 'Sector in ("Oil, Gas", "Pharma")'],
  ['\uFEFFdebt\u202Fto\u2009assets\u200B < \u300025\u202F%', 'Debt to assets < 25%'],
  ['roce => 20', 'Return on capital employed >= 20'],
  ['pe =< 15', 'P/E <= 15'],
  ['pe < 15x', 'P/E < 15'],
  ['pe < 15 times', 'P/E < 15'],
])('the parser reads %s', (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

it('the parser reads a new line as AND, looser than the OR in a line', () => {
  expect(canonical('sales > 1\npe < 15 or pb < 2\n\ndebt < 5 AND\ncash > 1')).toBe(
    'Sales > 1 AND\n(P/E < 15 OR P/B < 2) AND\nDebt < 5 AND\nCash > 1',
  );
});

it('reads a line that begins with AND or OR as a continuation', () => {
  expect(canonical('sales > 1\nand pe < 15\nor pb < 2')).toBe('(Sales > 1 AND P/E < 15) OR P/B < 2');
});

it('returns the position of each clause', () => {
  const read = parse('sales > 1\n  pe < 15');
  expect(read.ok && read.clauses).toEqual([
    { start: 0, end: 9, line: 1, column: 1 },
    { start: 12, end: 19, line: 2, column: 3 },
  ]);
});

it('reads an investor’s screen from elsewhere', () => {
  const text =
    'Return on capital employed > Average return on capital employed 3Years AND Debt < Debt 3Years back AND Market Capitalization < 20000';
  expect(parse(text).ok).toBe(true);
});

it.each([
  ['det to asets < 5', 1, 'Debt to assets'],
  ['sales > 1\n  headrom > 2', 2, 'Headroom'],
  ['sales grwth 5 years > 3', 1, 'sales growth'],
  ['pe betwen 5 and 20', 1, 'pe between'],
  ['sales 3 yeers ago > 1', 1, '3 years'],
  ['sales > 5 an debt < 3', 1, 'AND'],
  ['average sales > 5', 1, 'average sales 3 years'],
  ['status = complaint', 1, 'compliant'],
  ['status(AAOFI) = compliant', 1, 'AAOIFI'],
  ['halal', 1, 'Status = compliant'],
  ['roce > 20 and compliant', 1, 'Status = compliant'],
  ['falling 3 years', 1, 'Debt falling'],
  ['roce > 20, debt < 5', 1, ' AND'],
  ['roce > 20; debt < 5', 1, ' AND'],
  ['roce > 20 & debt < 5', 1, 'AND'],
  ['roce > 20 | debt < 5', 1, 'OR'],
  ['roce > 20 debt < 5', 1, 'AND debt'],
  ['roce > 20 sector = Pharma', 1, 'AND sector'],
  ['mcap > 5 billion', 1, '500 crore'],
  ['mcap > 2,500.5 mn', 1, '250.05 crore'],
  ['mcap > 5l', 1, '5 lakh'],
  ['mcap > 1 crore 20 lakh', 1, '1.2 crore'],
  ['net profit latest quarter > 5', 1, 'latest year'],
  ['sales < sales preceding quarter', 1, 'preceding year'],
])('the parser corrects %s', (text, line, suggestion) => {
  const read = parse(text);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.errors[0]).toMatchObject({ position: { line }, suggestion });
});

it('the parser gives a suggestion that can replace the faulty text', () => {
  const text = 'sales > 1 and det to asets < 5';
  const read = parse(text);
  const [error] = read.ok ? [] : read.errors;
  const { start, end } = error?.position ?? { start: 0, end: 0 };
  expect(canonical(text.slice(0, start) + (error?.suggestion ?? '') + text.slice(end))).toBe(
    'Sales > 1 AND\nDebt to assets < 5',
  );
});

it.each([
  ['roce > 20, debt < 5', 'Return on capital employed > 20 AND\nDebt < 5'],
  ['roce > 20 debt < 5', 'Return on capital employed > 20 AND\nDebt < 5'],
  ['mcap > 5 billion', 'Market capitalization > 500 crore'],
  ['mcap > 1 crore 20 lakh', 'Market capitalization > 1.2 crore'],
  ['net profit latest quarter > 5', 'Net profit > 5'],
  ['roce > 20 and halal', 'Return on capital employed > 20 AND\nStatus = compliant'],
])('the parser makes %s readable by its suggestion', (text, expected) => {
  const read = parse(text);
  const [error] = read.ok ? [] : read.errors;
  const { start, end } = error?.position ?? { start: 0, end: 0 };
  expect(canonical(text.slice(0, start) + (error?.suggestion ?? '') + text.slice(end))).toBe(expected);
});

it('the parser reports all errors at once', () => {
  const read = parse('salles > 1\npryce < 2\nstatus = blue');
  expect(read.ok ? [] : read.errors.map(({ position }) => position.line)).toEqual([1, 2, 3]);
});

it.each([
  ['', /Nothing is asked/],
  ['as of 2025-03', /No condition/],
  ['sales >', /missing at the end/],
  ['interest < interest preceding year quarter', /no quarterly figures/],
  ['(sales > 5', /missing at the end/],
  ['sales > 5)', /closes nothing/],
  ['sales', /Compare it with something/],
  ['5 < pe < 20', /two values at a time/],
  ['sales > (debt > 3)', /condition stands where a value/],
  ['sector > 3', /is a word/],
  ['average price 3 years > 2', /value of a day/],
  ['price falling 3 years', /value of a day/],
  ['rsi 500 > 2', /1 to 100 days/],
  ['sales growth 99 years > 1', /1 to 30/],
  ['sales(AAOIFI) > 3', /same under every standard/],
  ['sector = Pharma for 12 months', /Only Status has a history/],
  ['status != compliant for 12 months', /other way round/],
  ['sales > 1 as of 2025-13', /not a month/],
  ['sales > 1e999', /too large/],
  ['mcap > 5m', /“m” may be thousand or million/],
  [`sales > ${'('.repeat(100)}`, /brackets/],
  [`sales > 1${' '.repeat(maxTextLength)}`, /too long/],
])('the parser refuses %s with a sentence', (text, sentence) => {
  const read = parse(text);
  expect(read.ok ? '' : read.errors[0]?.message).toMatch(sentence);
});

it('points at the first part above the limit, and accepts exactly the limit', () => {
  const sum = (terms: number) => `${Array.from({ length: terms }, () => 'pe').join('\n+ ')} > 1`;
  expect(parse(sum(maxScreenParts - 1)).ok).toBe(true);
  const last = parse(sum(maxScreenParts));
  const first = parse(`roce > 0\n${sum(maxScreenParts - 1)}`);
  // the 1 after the sum; and, with two parts before, the last name but none after it
  expect(last).toMatchObject({ errors: [{ position: { line: maxScreenParts, column: 8 } }] });
  expect(first).toMatchObject({ errors: [{ position: { line: maxScreenParts, column: 3 } }] });
  expect(parseFormula(sum(maxScreenParts + 1).replace(' > 1', ''))).toMatchObject({
    ok: false,
    errors: [{ position: { line: maxScreenParts + 1, column: 3 } }],
  });
  const list = parse(`roce in (${'1,'.repeat(1900)}1)`);
  expect(list.ok ? '' : list.errors[0]?.message).toMatch(/300 numbers and names of figures are the most/);
});

it('the parser warns of a number that was probably not meant', () => {
  const read = parse('debt to assets < 0.25');
  expect(read.ok && read.warnings).toMatchObject([{ suggestion: '25%', position: { start: 17, end: 21 } }]);
});

it('knows the words of a category when the vocabulary has them', () => {
  const choices = { sector: ['Healthcare', 'Automobile and Auto Components'] };
  const readAs = (text: string) => {
    const read = parse(text, { choices });
    return read.ok ? print(read.query) : read.errors[0]?.suggestion;
  };
  expect(readAs('sector = healthcare')).toBe('Sector = "Healthcare"');
  expect(readAs('sector = "automobile & auto components"')).toBe('Sector = "Automobile and Auto Components"');
  expect(readAs('sector = helthcare')).toBe('Healthcare');
});
