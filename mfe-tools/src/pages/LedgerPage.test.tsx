import { screen, waitFor, within } from '@testing-library/react';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { LedgerDue } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import LedgerPage from './LedgerPage';
import { ledgerServer } from './ledgerServer.fixture';
import PurificationPage from './PurificationPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const today = indianDay(new Date());
const acme = { isin: null, name: 'Acme Limited', yearTo: '2024-03-31' };
const due: LedgerDue = {
  ...acme,
  duePaise: 5000,
  method: 'dividend',
  standard: 'TASIS',
  working: [{ label: 'Dividends received', value: '₹2,000.00' }],
};

const aServer = ({ isAgreed = true, first = [due] }: { isAgreed?: boolean; first?: LedgerDue[] } = {}) =>
  ledgerServer({ isAgreed, first });

const balances = () => screen.findByRole('table', { name: 'Balance by company and year' });
const statement = () => screen.getByRole('table', { name: /^Statement from/ });
const inAll = async () => within(await balances()).getByRole('row', { name: /In all/ });

describe('the ledger on the account', () => {
  const open = (fixtures: Fixtures) => {
    serverReplies(fixtures);
    return renderWithApp(<LedgerPage />, { as: aPerson('premium') });
  };

  it('records a payment, and reverses it by a further line', async () => {
    const { person } = open(aServer());
    expect(await inAll()).toHaveTextContent('₹50.00');
    await person.type(screen.getByLabelText('Amount'), '20');
    await person.type(screen.getByLabelText('Paid to'), 'Relief fund');
    await person.click(screen.getByText('Record payment'));
    expect(await screen.findByText('₹20.00 recorded.')).toBeVisible();
    await waitFor(async () => expect(await inAll()).toHaveTextContent('₹50.00₹20.00₹30.00'));
    expect(within(statement()).getByText(/to Relief fund/)).toBeVisible();
    await person.click(screen.getByLabelText('Reverse the payment of ₹20.00 for Acme Limited'));
    expect(await within(statement()).findByText('Payment reversed: Acme Limited')).toBeVisible();
    expect(within(statement()).getByText('Payment: Acme Limited')).toBeVisible();
    expect(screen.queryByLabelText(/Reverse/)).not.toBeInTheDocument();
    expect(await inAll()).toHaveTextContent('₹50.00₹0.00₹50.00');
  });

  it('shows a past year with its opening and closing balance', async () => {
    const { person } = open(aServer());
    await balances();
    await person.selectOptions(screen.getByLabelText('Financial year'), 'April 2023 to March 2024');
    const rows = within(statement()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Opening balance.*₹0\.00/);
    expect(rows[2]).toHaveTextContent(/Due: Acme Limited.*₹50\.00₹50\.00/);
    expect(rows[3]).toHaveTextContent(/Closing balance.*₹50\.00₹0\.00₹50\.00/);
  });

  it('has no closing balance for a year that is not over', async () => {
    open(aServer());
    await balances();
    const rows = within(statement()).getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent(`Balance so far${formatDay(today)}`);
    expect(statement()).not.toHaveTextContent('Closing balance');
  });

  it('names on paper the owner, the financial year and the day of printing', async () => {
    const { person } = open(aServer());
    await balances();
    await person.selectOptions(screen.getByLabelText('Financial year'), 'April 2023 to March 2024');
    const valueOf = (term: string) => screen.getByText(term).nextElementSibling;
    expect(valueOf('Owner')).toHaveTextContent('Ann Rahman');
    expect(screen.getAllByText('Financial year').at(-1)?.nextElementSibling).toHaveTextContent(
      '1 Apr 2023 to 31 Mar 2024',
    );
    expect(valueOf('Printed on')).toHaveTextContent(formatDay(today));
  });

  it('needs consent first, and is empty then', async () => {
    const { person } = open(aServer({ isAgreed: false, first: [] }));
    const agree = await screen.findByText('I agree: save it on my account');
    expect(screen.queryByText('Delete the ledger')).not.toBeInTheDocument();
    await person.click(agree);
    expect(await screen.findByText(/Nothing is entered yet/)).toBeVisible();
    expect(screen.getByText(/^Saved on your account/)).toBeVisible();
  });

  it('says when it cannot be loaded', async () => {
    open({ ...aServer(), 'GET /api/purification/ledger': () => problem(503, 'down', 'Not now.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('is not available. Not now.');
  });
});

it('adds what is due from the calculator, and then only what changed', async () => {
  serverReplies(aServer({ first: [] }));
  const { person } = renderWithApp(<PurificationPage />, { as: aPerson('premium') });
  const paste = async (field: HTMLElement, text: string) => {
    await person.clear(field);
    await person.click(field);
    await person.paste(text);
  };
  await paste(await screen.findByLabelText('Company or fund'), 'Acme Limited');
  await person.click(await screen.findByText('Add “Acme Limited” by hand'));
  const card = await screen.findByRole('region', { name: 'Acme Limited' });
  await paste(within(card).getByLabelText('Shares bought'), '10');
  await person.type(within(card).getByLabelText('Bought on'), '2023-05-01');
  await person.type(within(card).getByLabelText('Sold on'), '2024-01-10');
  await paste(within(card).getByLabelText('Dividends received'), '500');
  await paste(within(card).getByLabelText('Impure share of income'), '4');
  await person.click(screen.getByText('Change'));
  await person.click(screen.getByLabelText('By dividend'));
  const add = async () => {
    await person.click(screen.getByText('Add to ledger'));
    await person.click(await screen.findByText('Add 1 due'));
    // a dialog that opens is not visible yet
    await waitFor(() => expect(screen.getByText(/The ledger is up to date/)).toBeVisible());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/The ledger is up to date/)).not.toBeInTheDocument());
  };
  await add();
  await add();
  await paste(within(card).getByLabelText('Impure share of income'), '3');
  await add();
  renderWithApp(<LedgerPage />, { as: aPerson('premium') });
  const table = await balances();
  expect(within(table).getByRole('row', { name: /In all/ })).toHaveTextContent('₹15.00₹0.00₹15.00');
  expect(within(statement()).getByText('Correction: Acme Limited')).toBeVisible();
});

it('the ledger belongs to an account: a visitor is asked to log in, and reads what there is without one', async () => {
  const requests = serverReplies({});
  renderWithApp(<LedgerPage />, { as: null });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.getByText(/the calculator saves its calculation as CSV and prints it/)).toBeVisible();
  expect(screen.queryByLabelText(/Passphrase/)).not.toBeInTheDocument();
  expect(requests.map(({ url }) => url).filter((url) => url.includes('ledger'))).toEqual([]);
});
