import { screen, within } from '@testing-library/react';
import { aPerson, problem, type FixtureRequest } from '@tayyib/shared/testing';
import { fundsFound, sampleFund } from '../../../dev/funds';
import { accountsWithDues, heldAccounts, heldStock } from '../../../dev/heldCompanies';
import { addTcs, onFile, tcs } from './openShares.fixture';
import { openPage, sum } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shares of a company count by its accounts, with the proxies side by side', async () => {
  const { person } = await openPage(onFile, aPerson('premium'));
  const card = await addTcs(person);
  await person.click(await card.findByLabelText('Number of shares'));
  await person.paste('100');
  // 13,286 + 44,434 + 28 + 31,762 crore of 14,00,000 crore
  const counted = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(counted).toEqual([
    'By its accounts6.39%: ₹25,574.29',
    '25% of value₹1,00,000.00',
    '30% of value₹1,20,000.00',
    'Full value₹4,00,000.00',
    'A percentage I knowNot typed yet',
  ]);
  await person.click(card.getByLabelText('What it owes within a year'));
  await person.paste('40000');
  expect(sum()).toHaveTextContent(`${tcs}3.54% of market value`);
  expect(sum()).toHaveTextContent('− owed within a year, as typed, ₹40,000 cr = ₹49,510 cr.');
  await person.click(card.getByLabelText('30% of value'));
  expect(sum()).toHaveTextContent('30% of market value');
  await person.click(card.getByLabelText('Held for trading: its full value'));
  expect(sum()).toHaveTextContent('100% of market value, held for trading');
  await person.click(card.getByLabelText('Long-term'));
  await person.click(card.getByLabelText(`Remove ${tcs}`));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sum()).toHaveTextContent('30% of market value');
});

it('shares of a company count by a proxy where the plan does not include accounts, and say so', async () => {
  const noAccounts = { ...onFile, 'GET /api/stocks/:id/fundamentals': problem(403, 'plan', 'No.') };
  const { person } = await openPage(noAccounts);
  const card = await addTcs(person);
  expect(await card.findByText(/Your plan does not include the accounts/)).toBeVisible();
  await person.click(card.getByLabelText('Market value'));
  await person.paste('400000');
  expect(sum()).toHaveTextContent('25% of market value, until its own share is known');
  expect(sum()).toHaveTextContent('₹1,00,000.00');
});

it('units of a fund count by what it holds, net where the accounts of a company state what it owes', async () => {
  const { person } = await openPage(
    {
      ...onFile,
      'GET /api/funds': fundsFound,
      'GET /api/funds/:id': sampleFund(),
      'GET /api/stocks/:id/fundamentals': ({ params }: FixtureRequest) =>
        params['id'] === heldStock.isin ? accountsWithDues : heldAccounts,
    },
    aPerson('premium'),
  );
  const name = 'Sample Ethical Fund';
  await person.click(screen.getByLabelText('Company or fund'));
  await person.paste('ethical');
  await person.click(await screen.findByText(name));
  const card = within(await screen.findByRole('region', { name }));
  await person.click(await card.findByLabelText('Number of units'));
  await person.paste('1000');
  // 60% × 4.864% + 25% × 6.3936% + the 15% that is cash, of ₹1,43,350
  expect(card.getByLabelText('By what it holds')).toBeChecked();
  expect(card.getByText('19.52%: ₹27,977.32')).toBeVisible();
  expect(sum()).toHaveTextContent(
    'Holdings published as of 31 Oct 2024 (Sample Mutual Fund, portfolio-2024-10.xlsx).',
  );
  expect(sum()).toHaveTextContent('What they owe within a year is deducted of 1 of the 2');
  expect(sum()).toHaveTextContent(
    'The other 15%, such as cash, bonds and companies without accounts, counts in full.',
  );
  expect(card.queryByLabelText('What it owes within a year')).not.toBeInTheDocument();
});

it('shares of a company count by a percentage the user knows', async () => {
  const { person } = await openPage(onFile, aPerson('premium'));
  const card = await addTcs(person);
  await person.click(await card.findByLabelText('Number of shares'));
  await person.paste('100');
  await person.click(card.getByLabelText('A percentage I know'));
  expect(sum()).toHaveTextContent('25% of market value, until its own share is known');
  await person.click(card.getByLabelText('Part that counts'));
  await person.paste('12.5');
  expect(sum()).toHaveTextContent(`${tcs}12.5% of market value`);
  expect(card.getByText('₹50,000.00')).toBeVisible();
});
