import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import { zakatYearsHere } from '../../state/ledger/zakatYearsHere';
import { ZakatYearsSection } from './ZakatYearsSection';

beforeEach(() => {
  localStorage.clear();
  zakatYearsHere.remove('visitor');
});

const year: YearToSave = {
  year: 1447,
  duePaise: 1_000_000,
  facts: {
    ...{ startsOn: '2024-07-07', dueOn: '2025-06-26', isComplete: true, school: 'Hanafi' },
    ...{ nisab: '612.36 g of silver', nisabPaise: 6_123_600 },
    ...{ assetsPaise: 41_000_000, debtsPaise: 1_000_000, netPaise: 40_000_000 },
    working: [{ label: 'Cash: At hand', value: '₹4,10,000.00' }],
  },
};

async function open(current: YearToSave | string = year) {
  const requests = serverReplies({});
  const page = renderWithApp(<ZakatYearsSection current={current} today="2026-01-10" />, { as: null });
  await page.person.click(await screen.findByText('Start to save your years'));
  const field = screen.getByLabelText('Passphrase for the new list of zakat years');
  await page.person.type(field, 'four words of mine');
  await page.person.click(screen.getByText('Keep it in this browser'));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  return { ...page, requests };
}

const compared = async () => {
  const table = await screen.findByRole('table', { name: 'Zakat years compared' });
  return within(table).getByRole('row', { name: /1447 AH/ });
};
const linesOf = () => within(screen.getByRole('table', { name: 'Lines of 1447 AH' }));

it('saves a year once, records a payment in advance, takes it back and undoes that', async () => {
  const { person, container, requests } = await open();
  await person.click(screen.getByText('Save this year'));
  await compared();
  await person.click(screen.getByText('Save this year again'));
  await person.type(screen.getByLabelText('Amount paid'), '4000');
  const day = screen.getByLabelText('Paid on');
  await person.clear(day);
  await person.type(day, '2025-03-20');
  await person.selectOptions(screen.getByLabelText('Kind of recipient'), 'People in debt');
  await person.dblClick(screen.getByText('Record payment')); // recorded once
  expect(await screen.findByText('₹4,000.00 recorded for 1447 AH.')).toBeVisible();
  expect(await compared()).toHaveTextContent('₹4,00,000.00₹61,236.00₹10,000.00₹4,000.00₹6,000.00');
  expect(linesOf().getAllByText(/^(Due|Correction), 1447 AH/)).toHaveLength(1);
  expect(linesOf().getByText('Paid in advance, 1447 AH')).toBeVisible();
  expect(linesOf().getByText(/People in debt/)).toBeVisible();
  await person.click(screen.getByLabelText('Take back the payment of ₹4,000.00 for 1447 AH'));
  expect(await linesOf().findByText('Payment taken back, 1447 AH')).toBeVisible();
  expect(await compared()).toHaveTextContent('₹0.00₹10,000.00');
  await person.click(screen.getByText('Undo'));
  await waitFor(async () => expect(await compared()).toHaveTextContent('₹4,000.00₹6,000.00'));
  expect(await axe(container)).toHaveNoViolations();
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  expect(localStorage.getItem('zakat-years:visitor')).toContain('"iterations":600000');
});

it('says why a year cannot be saved', async () => {
  await open('No year runs: there is nothing to save.');
  expect(await screen.findByText('No year runs: there is nothing to save.')).toBeVisible();
  expect(screen.queryByText('Save this year')).not.toBeInTheDocument();
});

it('deletes the years after a question', async () => {
  const { person } = await open();
  await person.click(screen.getByText('Save this year'));
  await compared();
  await person.click(screen.getByText('Delete the years'));
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the years' }),
  );
  expect(await screen.findByText('Start to save your years')).toBeVisible();
  expect(localStorage.getItem('zakat-years:visitor')).toBeNull();
});
