import { decimalMarkOf } from './decimalMarkOf';
import { readNumber, type DecimalMark } from './readNumber';

const rupees = (text: string) => readNumber(text, { unit: 'rupees' });

describe('an amount in rupees', () => {
  it.each([
    ['5000', '5000'],
    ['5,00,000', '500000'],
    ['1,00,00,000.50', '10000000.50'],
    ['1,000,000', '1000000'],
    ['1 000 000', '1000000'],
    ['1\u00a0000\u202f000'.replace('\u202f', '\u00a0'), '1000000'],
    ["1'000'000.25", '1000000.25'],
    ['1’000', '1000'],
    ['Rs. 5,00,000', '500000'],
    ['Rs.5,00,000.00', '500000.00'],
    ['rs 250', '250'],
    ['INR 1,234.50', '1234.50'],
    ['₹1,520.50', '1520.50'],
    ['₹ 2,302.00', '2302.00'],
    ['` 1,02,856.00', '102856.00'],
    ['5,000/-', '5000'],
    ['Rs 5,000/- only', '5000'],
    ['5000 rupees', '5000'],
    ['5 lakh', '500000'],
    ['1.5 crore', '15000000'],
    ['₹4.20 lakh', '420000'],
    ['₹1,75,598 cr', '1755980000000'],
    ['1.25 Cr', '12500000'],
    ['1.5 lakh crore', '1500000000000'],
    ['5L', '500000'],
    ['12k', '12000'],
    ['0.5 mn', '500000'],
    ['-5000', '-5000'],
    ['−5,000', '-5000'],
    ['5,000-', '-5000'],
    ['(5,000.00)', '-5000.00'],
    ['Rs. -500', '-500'],
    ['+5000', '5000'],
    ['1e5', '100000'],
    ['2.5e-1', '0.25'],
    ['५,००,०००', '500000'],
    ['५ लाख रुपये', '500000'],
    ['रु. ५००', '500'],
    ['५०० रु', '500'],
    ['१.५ करोड़', '15000000'],
    ['٥٠٠٠', '5000'],
    ['٥،٠٠٠', '5000'],
    ['۵ لاکھ', '500000'],
    ['۱.۵ کروڑ روپے', '15000000'],
    ['روپے ۵۰۰', '500'],
    ['Rs. 10,00,000', '1000000'],
    ['₹ 5 lakh', '500000'],
    ['10 00 000', '1000000'],
    ['2 cr', '20000000'],
    ['2 Crs', '20000000'],
    ['۱۲٬۰۰۰٫۵', '12000.5'],
    ['１２３４．５０', '1234.50'],
    ['.45', '0.45'],
    ['5,000.', '5000'],
    ['007', '7'],
    ['\u202d1,234\u202c', '1234'],
    ['0.00', '0.00'],
    ['-0', '0'],
    ['9007199254740993.01', '9007199254740993.01'],
  ])('%s is read', (text, decimal) => {
    expect(rupees(text)).toEqual({ decimal });
  });

  it.each([
    ['1234,50', /could be 1234\.50: write the decimals after a dot/],
    ['1.234,50', /could be 1234\.50/],
    ['0,125', /could be 0\.125/],
    ['1.234.567', /could be 1234567/],
    ['A/c 12 5,000', /not a number/],
    ['12 5,000', /grouped in no usual way/],
    ['1,0000', /could be 1\.0000/],
    ['1,00,00', /grouped in no usual way/],
    ['5²', /not a number/],
    ['½', /not a number/],
    ['5l', /not a number/],
    ['5 M', /not a number/],
    ['5,000.00 Cr', /a credit or crores/],
    ['5,000 Dr', /a debit/],
    ['1.23E+05', /shortened by a spreadsheet/],
    ['$500', /not in rupees/],
    ['500 USD', /not in rupees/],
    ['5000-6000', /not a number/],
    ['--5', /not a number/],
    ['(-5)', /not a number/],
    ['1..5', /not a number|grouped/],
    ['about 5000', /not a number/],
    ['five', /not a number/],
    ['5 lakh 20 thousand', /has two words: write it with one/],
    ['1 crore 20 lakh', /has two words/],
    ['', /no number/],
    [',', /not a number/],
    ['1'.repeat(80), /too long/],
  ])('%s is refused', (text, reason) => {
    expect(rupees(text)).toEqual({ reason: expect.stringMatching(reason) });
  });
});

describe('another number', () => {
  it.each([
    ['percent', '2.5%', '2.5'],
    ['percent', '2.5 per cent', '2.5'],
    ['grams', '87.48 g', '87.48'],
    ['grams', '1 kg', null],
    ['grams', '10 tola', null],
    ['shares', '1,00,000 shares', '100000'],
    ['crore', '5 cr', '5'],
    ['crore', '5 lakh', null],
    ['number', '₹5', null],
    ['number', '5%', null],
    ['plain', '1,234.5', '1234.5'],
    ['plain', '5 lakh', null],
    ['plain', '5cr', null],
  ] as const)('of %s: %s', (unit, text, decimal) => {
    const read = readNumber(text, { unit });
    expect('decimal' in read ? read.decimal : null).toBe(decimal);
  });
});

describe('the decimal mark of a file', () => {
  it.each<[DecimalMark, string[]]>([
    [',', ['10', '1445,5', '3.445,50', '1,234']],
    ['.', ['1,234', '1,00,000', '12.5']],
    ['.', ['1,234', '1.234', '19.06.2025', 'x', '']],
    [',', ['1.234.567', '1,234']],
    ['unknown', ['12,5', '12.5']],
  ])('is %s in %j', (mark, cells) => {
    expect(decimalMarkOf(cells)).toBe(mark);
  });

  it.each<[DecimalMark, string, string | null]>([
    [',', '1,234', '1.234'],
    [',', '3.445,50', '3445.50'],
    [',', '12.5', null],
    ['unknown', '1,234', null],
    ['unknown', '1.234', null],
    ['unknown', '1.234,5', '1234.5'],
    ['unknown', '12', '12'],
  ])('%s: %s', (decimalMark, text, decimal) => {
    const read = readNumber(text, { decimalMark });
    expect('decimal' in read ? read.decimal : null).toBe(decimal);
  });
});
