import { screen, within } from '@testing-library/react';
import { aPerson, problem, type FixtureRequest } from '@tayyib/shared/testing';
import { purificationYears } from '../../dev/holdings';
import { sourceOf } from './holdingSource.fixture';
import { due, methodsOf, openPage, repliesOf, tcs, totals } from './openPurification.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the purification calculator', () => {
  it('purifies a holding found by search, by the chosen method and on request by the others, for each year', async () => {
    const { addByCode, paste, date, person } = await openPage();
    expect(screen.getByText('Add a company or fund to see what to purify.')).toBeVisible();
    const card = await addByCode('TCS', tcs);
    expect(within(card).getByText('Type how many shares you bought.')).toBeVisible();
    // no amount is shown of what is not typed
    expect(due()).toHaveTextContent(/Not known.*1 holding is not completely typed and not included/);
    expect(totals().getByRole('button', { name: 'Add to ledger' })).toBeDisabled();
    await paste(within(card).getByLabelText('Shares bought'), '100');
    await date(card, 'Bought on', '2022-06-01');
    expect(await within(card).findByText('Year to 31 Mar 2024')).toBeVisible();
    const [dividend, shareHeld, gain, unitDay] = methodsOf(card, /31 Mar 2024$/);
    // 69 × 100 × 3,781 / 2,45,315
    expect(dividend).toMatch(/By dividend.*₹106\.35/);
    // 3,781 crore / 362 crore shares × 100
    expect(shareHeld).toMatch(/₹1,044\.48/);
    expect(gain).toMatch(/Nothing.*You sold none in this year/);
    // chosen by TASIS: with what it imputes on investments as the upper bound
    expect(unitDay).toMatch(/Chosen.*₹1,044\.48 to ₹1,702\.53/);
    const others = within(card).getAllByText('The same by other methods')[0]?.closest('details');
    expect(others).not.toHaveAttribute('open');
    expect(others?.querySelectorAll('li')).toHaveLength(3);
    expect(others).not.toHaveTextContent('Chosen');
    expect(totals().getByText(/TASIS norms, as published, edition 2026-11/)).toBeVisible();
    expect(totals().getByText('purifies gains').closest('dt')).toHaveTextContent('By gain');

    await person.click(screen.getByLabelText('By share held (AAOIFI)'));
    expect(due()).toHaveTextContent(/By share held.*₹1,931\.91/);
    await person.click(screen.getByLabelText('By dividend'));
    // 106.35 and 75 × 100 × 3,248 / 2,28,907 = 106.42; the year without accounts is apart
    expect(due()).toHaveTextContent('₹212.77');
    expect(due()).toHaveTextContent('1 amount is not known and not included');
    await person.click(totals().getByLabelText('What is not known exactly'));
    expect(totals().getByText(/Type what you received, or 0/)).toBeVisible();
  });

  it('follows the standard, its edition and its method', async () => {
    const { person, addByCode, requests } = await openPage();
    await addByCode('TCS', tcs);
    await person.selectOptions(screen.getByLabelText('Standard'), 'AAOIFI');
    expect(due()).toHaveTextContent('By share held (AAOIFI)');
    expect(await totals().findByText(/AAOIFI Shariah Standard 21/)).toBeVisible();
    expect(requests.at(-1)?.url).toContain('standard=AAOIFI');
  });

  it('prefers what is typed to what is on file', async () => {
    const { addByCode, paste, date, person } = await openPage();
    const card = await addByCode('TCS', tcs);
    await paste(within(card).getByLabelText('Shares bought'), '100');
    await date(card, 'Bought on', '2023-12-01');
    await date(card, 'Sold on', '2024-03-01');
    await person.click(screen.getByLabelText('By dividend'));
    await paste(within(card).getByLabelText('Dividends received'), '2000');
    await paste(within(card).getByLabelText('Impure share of income'), '2.5');
    expect(due()).toHaveTextContent('₹50.00');
    await person.click(screen.getByLabelText('By gain'));
    expect(due()).toHaveTextContent('1 amount is not known');
    await paste(within(card).getByLabelText('Paid, with charges'), '350000');
    await paste(within(card).getByLabelText('Received, after charges'), '400000');
    expect(due()).toHaveTextContent('₹1,250.00');
  });

  it('says no amount while a number cannot be read, and keeps what was typed', async () => {
    const { addByCode, paste, date, person } = await openPage();
    const card = await addByCode('TCS', tcs);
    await paste(within(card).getByLabelText('Shares bought'), '100');
    await date(card, 'Bought on', '2023-12-01');
    await date(card, 'Sold on', '2024-03-01');
    await person.click(screen.getByLabelText('By dividend'));
    const received = within(card).getByLabelText('Dividends received');
    await paste(received, '2000 or 3000');
    await person.tab();
    expect(within(card).getByText('Correct the number that could not be read.')).toBeVisible();
    expect(received).toHaveValue('2000 or 3000');
    expect(due()).toHaveTextContent(/Not known/);
    expect(totals().getByRole('button', { name: 'Add to ledger' })).toBeDisabled();
    await person.clear(received);
    await paste(received, '2000');
    await paste(within(card).getByLabelText('Impure share of income'), '2.5');
    expect(due()).toHaveTextContent('₹50.00');
  });

  it('takes companies that another module watches, each once', async () => {
    const watched = [
      { isin: 'INE154A01025', name: 'ITC Limited', shares: null, purchases: [] },
      { isin: 'INE467B01029', name: tcs, shares: null, purchases: [] },
    ];
    const { person } = await openPage(repliesOf(true), aPerson('premium'), sourceOf(watched));
    await person.click(screen.getByText('Add from elsewhere'));
    expect(screen.getByRole('heading', { name: 'ITC Limited' })).toBeVisible();
    expect(screen.getByRole('heading', { name: tcs })).toHaveFocus();
    await person.click(screen.getByText('Add from elsewhere'));
    expect(screen.getAllByRole('region', { name: tcs })).toHaveLength(1);
  });

  it('takes purchases and sales that another module knows, each company once', async () => {
    const bought = { shares: 60, boughtOn: '2022-06-01', paidRupees: 198_000 };
    const held = {
      isin: 'INE467B01029',
      name: tcs,
      shares: 60,
      purchases: [
        { ...bought, shares: 40, paidRupees: 132_000, soldOn: '2024-01-10', receivedRupees: 148_000 },
        { ...bought, soldOn: null, receivedRupees: null },
      ],
    };
    const { person } = await openPage(repliesOf(true), aPerson('premium'), sourceOf([held]));
    await person.click(screen.getByText('Add from elsewhere'));
    const [first, second] = await screen.findAllByRole('region', { name: tcs });
    expect(within(first!).getByLabelText('Shares bought')).toHaveDisplayValue('40');
    expect(within(first!).getByLabelText('Sold on')).toHaveDisplayValue('2024-01-10');
    expect(within(second!).getByLabelText('Shares bought')).toHaveDisplayValue('60');
    expect(await within(first!).findByText('Year to 31 Mar 2024')).toBeVisible();
    // ₹16,000 gained × 3,781 / 2,45,315
    const [, , gain] = methodsOf(first!, /31 Mar 2024$/);
    expect(gain).toMatch(/₹246\.61/);
    await person.click(screen.getByText('Add from elsewhere'));
    expect(screen.getAllByRole('region', { name: tcs })).toHaveLength(2);
  });

  it('gives the calculation as CSV, with the working and what is not known', async () => {
    const files: Blob[] = [];
    // jsdom has no addresses of files
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `#${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const { addByHand, paste, date, person } = await openPage({}, null);
    const card = await addByHand('=Acme');
    await paste(within(card).getByLabelText('Shares bought'), '10');
    await date(card, 'Bought on', '2023-05-01');
    await date(card, 'Sold on', '2024-01-10');
    await addByHand('Other Limited');
    await person.click(screen.getByLabelText('By dividend'));
    await paste(within(card).getByLabelText('Dividends received'), '500');
    await person.click(screen.getByText('Download as CSV'));
    await paste(within(card).getByLabelText('Impure share of income'), '4');
    await person.click(screen.getByText('Download as CSV'));
    const [open, known] = await Promise.all(files.map((file) => file.text()));
    const acme = /^"'=Acme","","2024-03-31","By dividend","TASIS",/m;
    expect(open).toMatch(acme);
    expect(open).toMatch(/,0\.00,500\.00\r$/m);
    expect(known).toMatch(/Dividends received, as you typed: ₹500\.00.*","",20\.00,20\.00,20\.00\r$/m);
    expect(known).toMatch(/^"Other Limited",.*"Type how many shares you bought\.",,,\r$/m);
  });

  it('works by hand for a visitor, for the visit, and asks the server nothing', async () => {
    const { addByHand, paste, date, person, requests, unmount } = await openPage({}, null);
    const card = await addByHand('A fund');
    await paste(within(card).getByLabelText('Shares bought'), '10');
    await date(card, 'Bought on', '2023-05-01');
    await date(card, 'Sold on', '2024-01-10');
    await paste(within(card).getByLabelText('Dividends received'), '500');
    await paste(within(card).getByLabelText('Impure share of income'), '4');
    await person.click(screen.getByLabelText('By dividend'));
    expect(due()).toHaveTextContent('₹20.00');
    expect(requests).toEqual([]);
    expect(localStorage).toHaveLength(0);
    unmount();
    await openPage({}, null);
    expect(due()).toHaveTextContent('₹20.00');
  });

  it('saves the holdings on this device for this user only, and sends no amount', async () => {
    const { addByCode, paste, unmount, requests } = await openPage();
    const card = await addByCode('TCS', tcs);
    await paste(within(card).getByLabelText('Shares bought'), '123456');
    unmount();
    expect(requests.every(({ method, url }) => method === 'GET' && !url.includes('123456'))).toBe(true);
    const again = await openPage();
    expect(screen.getByLabelText('Shares bought')).toHaveValue('1,23,456');
    again.unmount();
    await openPage(repliesOf(true), aPerson('premium', { _id: '00000000-0000-4000-8000-000000000002' }));
    expect(screen.queryByLabelText('Shares bought')).not.toBeInTheDocument();
  });

  it('undoes a removal, with everything that was typed', async () => {
    const { addByHand, paste, person } = await openPage();
    const card = await addByHand('A fund');
    await paste(within(card).getByLabelText('Shares bought'), '10');
    await addByHand('Another');
    await person.click(screen.getByLabelText('Remove A fund'));
    expect(screen.queryByRole('region', { name: 'A fund' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(
      within(screen.getByRole('region', { name: 'A fund' })).getByLabelText('Shares bought'),
    ).toHaveValue('10');
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names.indexOf('A fund')).toBeLessThan(names.indexOf('Another'));
  });

  it('offers premium in place of accounts the plan lacks, and computes with typed ones', async () => {
    const { addByCode, paste, date, person } = await openPage(repliesOf(false), aPerson('free'));
    const card = await addByCode('TCS', tcs);
    const offer = 'Impure income of each year: Upgrade & Unlock Click It';
    expect(await within(card).findByLabelText(offer)).toBeVisible();
    await paste(within(card).getByLabelText('Shares bought'), '100');
    await date(card, 'Bought on', '2023-12-01');
    await date(card, 'Sold on', '2024-03-01');
    const [dividend] = methodsOf(card, /31 Mar 2024$/);
    expect(dividend).toMatch(/₹0\.00 to ₹2,700\.00/);
    await paste(within(card).getByLabelText('Impure share of income'), '2');
    await person.click(screen.getByLabelText('By dividend'));
    expect(due()).toHaveTextContent('₹54.00');
  });

  it('says when facts cannot be loaded, still computes what is typed, and retries', async () => {
    let isDown = true;
    const { addByCode, person } = await openPage({
      ...repliesOf(true),
      'GET /api/purification/years': ({ query }: FixtureRequest) =>
        isDown ? problem(503, 'down', 'Please try again.') : purificationYears(query),
    });
    const card = await addByCode('TCS', tcs);
    const alert = await screen.findByRole('alert');
    expect(within(card).queryByText(/Nothing is on file/)).not.toBeInTheDocument();
    expect(alert).toHaveTextContent('only what you type is computed. Please try again.');
    isDown = false;
    await person.click(within(alert).getByText('Try again'));
    expect(await within(card).findByText(/Shariah Compliant/)).toBeVisible();
  });
});
