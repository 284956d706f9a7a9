import { Fraction } from '@tayyib/shared/values/amounts';
import { amountInWords } from './amountInWords';

describe('an estimated amount', () => {
  const estimated = (isInterestSupposed: boolean) =>
    amountInWords({
      amount: null,
      estimate: { amount: Fraction.of(12), accountsTo: '2026-03-31', isInterestSupposed },
      working: [],
      none: null,
      missing: [],
    });

  it('names its accounts, and what it supposes where they do not state their interest', () => {
    expect(estimated(false)).toBe('About ₹12.00 (by the accounts to 31 Mar 2026)');
    expect(estimated(true)).toBe(
      'About ₹12.00 (by the accounts to 31 Mar 2026, as if all other income were interest)',
    );
  });
});
