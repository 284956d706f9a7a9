import { screen, within } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { fundsFound, sampleFund } from '../../../dev/funds';
import { accountsWithDues } from '../../../dev/heldCompanies';
import { sourceOf } from '../holdingSource.fixture';
import { addTcs, onFile, tcs } from './openShares.fixture';
import { openPage, result, sum } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('companies come from another module that watches them, once each, with what is on file of them', async () => {
  const watched = [
    { isin: 'INE154A01025', name: 'ITC Limited', shares: null, purchases: [] },
    { isin: 'INE467B01029', name: tcs, shares: null, purchases: [] },
  ];
  const { person } = await openPage(onFile, aPerson('premium'), sourceOf(watched));
  await person.click(screen.getByText('Add from elsewhere'));
  const card = within(await screen.findByRole('region', { name: tcs }));
  expect(screen.getByRole('region', { name: 'ITC Limited' })).toBeVisible();
  expect(await card.findByLabelText('Number of shares')).toBeVisible();
  await person.click(screen.getByText('Add from elsewhere'));
  expect(screen.getAllByRole('region', { name: tcs })).toHaveLength(1);
});

it('shares of a company come from another module as far as they are still held', async () => {
  const held = { isin: 'INE467B01029', name: tcs, shares: 60, purchases: [] };
  const sold = { isin: 'INE154A01025', name: 'ITC Limited', shares: 0, purchases: [] };
  const { person } = await openPage(onFile, aPerson('premium'), sourceOf([held, sold]));
  await person.click(screen.getByText('Add from elsewhere'));
  const card = within(await screen.findByRole('region', { name: tcs }));
  expect(screen.queryByRole('region', { name: 'ITC Limited' })).not.toBeInTheDocument();
  expect(card.getByLabelText('Number of shares')).toHaveValue('60');
  // 60 shares of ₹4,000
  expect(await card.findByText('₹2,40,000.00')).toBeVisible();
  await person.click(card.getByLabelText('Full value'));
  expect(result()).toHaveTextContent('₹6,000.00');
});

it('shares of a company count net of the liabilities that its accounts state, which can be corrected', async () => {
  const { person } = await openPage(
    { ...onFile, 'GET /api/stocks/:id/fundamentals': accountsWithDues },
    aPerson('premium'),
  );
  const card = await addTcs(person);
  await person.click(await card.findByLabelText('Number of shares'));
  await person.paste('100');
  const owed = card.getByLabelText('What it owes within a year');
  expect(owed).toHaveAttribute('placeholder', '21,414');
  expect(owed).toHaveAccessibleDescription(
    /₹21,414 cr by the accounts to 31 Mar 2024 \(NSE filing, INDAS_TCS_2024\.xml\)/,
  );
  // 89,510 − 21,414 crore of 14,00,000 crore
  expect(sum()).toHaveTextContent(`${tcs}4.86% of market value`);
  expect(sum()).toHaveTextContent('trade payables ₹9,981 cr + current tax ₹11,433 cr, together ₹21,414 cr');
  expect(card.getByRole('link', { name: 'National Zakat Foundation' })).toBeInTheDocument();
  expect(card.getByText('₹1,00,000.00')).toBeVisible();
  await person.click(owed);
  await person.paste('0');
  expect(sum()).toHaveTextContent(`${tcs}6.39% of market value`);
  expect(card.getByRole('link', { name: 'Islamic Finance Guru' })).toBeInTheDocument();
  await person.clear(owed);
  expect(sum()).toHaveTextContent(`${tcs}4.86% of market value`);
});

it('shares of a company count without liabilities where its accounts do not state them, and say which', async () => {
  const { person } = await openPage(onFile, aPerson('premium'));
  const card = await addTcs(person);
  const owed = await card.findByLabelText('What it owes within a year');
  expect(owed).toHaveAccessibleDescription(
    /do not state current borrowings, trade payables, current tax\. Empty: not deducted/,
  );
  expect(card.getByRole('link', { name: 'Islamic Finance Guru' })).toBeInTheDocument();
});

it('units of a fund without published holdings count by a proxy, and say so', async () => {
  const silent = { ...sampleFund(), holdings: [], holdingsSource: null };
  const { person } = await openPage(
    { ...onFile, 'GET /api/funds': fundsFound, 'GET /api/funds/:id': silent },
    aPerson('premium'),
  );
  await person.click(screen.getByLabelText('Company or fund'));
  await person.paste('ethical');
  const name = 'Sample Ethical Fund';
  await person.click(await screen.findByText(name));
  const card = within(await screen.findByRole('region', { name }));
  expect(await card.findByText(/It has published no holdings that are on file/)).toBeVisible();
  await person.click(card.getByLabelText('Number of units'));
  await person.paste('1000');
  expect(sum()).toHaveTextContent('25% of market value, until its own share is known');
});

it('shares held for trading count in full, and one may be for the long term beside', async () => {
  const { person } = await openPage(onFile, aPerson('premium'));
  const card = await addTcs(person);
  await person.click(await card.findByLabelText('Number of shares'));
  await person.paste('100');
  expect(card.getByLabelText('Long-term')).toBeChecked();
  await person.click(card.getByLabelText('Held for trading: its full value'));
  expect(sum()).toHaveTextContent(/100% of market value, held for trading.*₹4,00,000.00/);
  expect(within(sum()).getAllByRole('link', { name: 'Zoya' })).not.toHaveLength(0);
  // which part of it counts is no question then
  expect(card.getByLabelText('25% of value')).not.toBeVisible();
  await person.click(card.getByLabelText('Long-term'));
  expect(sum()).toHaveTextContent('6.39% of market value');
});
