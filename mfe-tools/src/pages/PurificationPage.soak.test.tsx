import { screen, within } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { sourceOf } from './holdingSource.fixture';
import { due, methodsOf, openPage, repliesOf, tcs, totals } from './openPurification.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the purification page answers how it got a figure, line by line', async () => {
  const { addByCode, paste, date } = await openPage();
  const card = await addByCode('TCS', tcs);
  await paste(within(card).getByLabelText('Shares bought'), '100');
  await date(card, 'Bought on', '2023-12-01');
  const [dividend] = methodsOf(card, /31 Mar 2024$/);
  expect(dividend).toMatch(/Dividend of 19 Jan 2024: ₹27 × 100 shares₹2,700\.00/);
  expect(dividend).toMatch(/Impure share: ₹3,781 cr ÷ total income ₹2,45,315 cr1\.541284%/);
  expect(dividend).toMatch(/To purify₹41\.61/);
});

it('counts impure lines of business besides interest, and bounds what is not known', async () => {
  const { addByCode, paste, date } = await openPage();
  const card = await addByCode('ITC', 'ITC Limited');
  expect(await within(card).findByText(/Not compliant .* since 23 May 2024, 184 days\./)).toBeVisible();
  await paste(within(card).getByLabelText('Shares bought'), '1000');
  await date(card, 'Bought on', '2023-06-01');
  expect(await within(card).findByText('48.36% to 52.95% of income')).toBeInTheDocument();
  expect(within(card).getByText('FMCG - Cigarettes')).toBeInTheDocument();
  const [dividend] = methodsOf(card, /31 Mar 2024$/);
  expect(dividend).toMatch(/₹3,022\.71 to ₹3,309\.50.*The accounts do not say what "Others" is/);
  expect(due()).toHaveTextContent('About ₹25,686.02');
  expect(due()).toHaveTextContent(
    '1 amount is estimated by the accounts to 31 Mar 2024 (₹25,686.02 to ₹29,653.18)',
  );
  expect(due()).toHaveTextContent('1 amount is not known and not included');
  expect(totals().getByText('Not known, and not included')).toBeInTheDocument();
});

it('the purification page closes the cards of many holdings, each with what was bought', async () => {
  const purchases = [1, 2, 3, 4].map((month) => ({
    shares: month,
    boughtOn: `2023-0${month}-02`,
    paidRupees: 2000,
    soldOn: null,
    receivedRupees: null,
  }));
  const held = { isin: 'INE467B01029', name: tcs, shares: 10, purchases };
  const { person } = await openPage(repliesOf(true), aPerson('premium'), sourceOf([held]));
  await person.click(screen.getByText('Add from elsewhere'));
  const bought = await screen.findByText('3 shares bought on 2 Mar 2023', { selector: 'summary' });
  const [, , third] = screen.getAllByLabelText('Shares bought');
  expect(third).not.toBeVisible();
  await person.click(bought);
  expect(third).toBeVisible();
  expect(third).toHaveDisplayValue('3');
});
