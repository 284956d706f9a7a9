import { readAmount } from './readAmount';

const rupees = { unit: 'rupees', decimals: 2, min: 0, max: 1e9 } as const;

it.each([
  ['₹1,520.50', { value: 1520.5, decimal: '1520.50' }],
  ['1520.00', { value: 1520, decimal: '1520.00' }],
  ['100', { value: 100, decimal: '100' }],
  ['1.5000', { value: 1.5, decimal: '1.5' }],
  ['1.500', { reason: '“1.500” could be 1,500 or 1.500.' }],
  ['1234.000', { value: 1234, decimal: '1234' }],
  ['1.234', { reason: '“1.234” could be 1,234 or 1.234.' }],
  ['12.3456', { reason: 'It has at most 2 decimals.' }],
  ['-5', { reason: 'It cannot be below zero.' }],
  ['(5)', { reason: 'It cannot be below zero.' }],
  ['200 crore', { reason: 'It is at most 1,00,00,00,000.' }],
])('reads %s within bounds', (text, read) => {
  expect(readAmount(text, rupees)).toEqual(read);
});

it('says that parts of a share are none', () => {
  expect(readAmount('1.5', { unit: 'shares', decimals: 0 })).toEqual({ reason: 'It is a whole number.' });
});
