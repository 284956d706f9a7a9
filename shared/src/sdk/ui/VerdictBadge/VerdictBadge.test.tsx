import { render } from '@testing-library/react';
import { reviewGrades } from '@tayyib/shared/contracts';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';

const textOf = (element: React.ReactElement) => render(element).container.textContent;

it.each([
  ['accounts_not_loaded', 'Under review: Accounts not loaded'],
  ['changed_since_accounts', 'Under review: Changed since accounts'],
  ['figures_contradict', 'Under review: Figures disagree'],
  ['business_not_known', 'Under review: Business not known'],
  ['passes_everything_stated', 'Under review: Passes everything stated'],
] as const)('a verdict badge states that a company is under review, and for %s', (grade, text) => {
  expect(textOf(<VerdictBadge badge="under_review" age={{ grade }} />)).toBe(text);
});

it('a verdict badge has an icon of its own where only accounts are not loaded, so that not the colour alone differs', () => {
  const iconOf = (grade: (typeof reviewGrades)[number]) =>
    render(<VerdictBadge badge="under_review" age={{ grade }} />).container.querySelector('svg')?.outerHTML;
  const [notLoaded, ...others] = reviewGrades.map(iconOf);
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(notLoaded);
});

it('a verdict badge is the plain label without a grade, and for a decided verdict', () => {
  expect(textOf(<VerdictBadge badge="under_review" />)).toBe('Under review');
  expect(textOf(<VerdictBadge badge="under_review" age={{ grade: null }} />)).toBe('Under review');
  expect(textOf(<VerdictBadge badge="compliant" age={{ grade: null }} />)).toBe('Shariah Compliant');
});

it('a verdict badge has the year of outdated accounts beside its grade', () => {
  const age = { grade: 'changed_since_accounts', freshness: 'outdated', accountsTo: '2024-03-31' } as const;
  expect(textOf(<VerdictBadge badge="under_review" age={age} />)).toMatch(
    /^Under review: Changed since accounts\s+Accounts of 2024$/,
  );
});
