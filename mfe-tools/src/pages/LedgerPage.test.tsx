import { screen, waitFor, within } from '@testing-library/react';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { LedgerDue } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { draftDues, draftPayment, draftReversal } from '@tayyib/shared/shariah/purification-ledger';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { browserLedger } from '../state/ledger/useLedger';
import LedgerPage from './LedgerPage';
import { ledgerServer } from './ledgerServer.fixture';
import PurificationPage from './PurificationPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browserLedger.remove('visitor');
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

  it('asks where to save it first, and is empty then', async () => {
    const { person } = open(aServer({ isAgreed: false, first: [] }));
    const agree = await screen.findByText('I agree: save it on my account');
    await person.click(agree);
    expect(await screen.findByText(/Nothing is entered yet/)).toBeVisible();
  });

  it('says when it cannot be loaded', async () => {
    open({ ...aServer(), 'GET /api/purification/ledger': () => problem(503, 'down', 'Not now.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('is not available. Not now.');
  });
});

it('adds what is due from the calculator, and then only what changed', async () => {
  serverReplies({ ...aServer({ first: [] }), 'GET /api/watchlistcat': { data: [], limit: 1 } });
  const { person } = renderWithApp(<PurificationPage />, { as: aPerson('premium') });
  const paste = async (field: HTMLElement, text: string) => {
    await person.clear(field);
    await person.click(field);
    await person.paste(text);
  };
  await paste(await screen.findByLabelText('Or by hand: company or fund'), 'Acme Limited');
  await person.click(screen.getByText('Add'));
  const card = await screen.findByRole('region', { name: 'Acme Limited' });
  await paste(within(card).getByLabelText('Shares bought'), '10');
  await person.type(within(card).getByLabelText('Bought on'), '2023-05-01');
  await person.type(within(card).getByLabelText('Sold on'), '2024-01-10');
  await paste(within(card).getByLabelText('Dividends received'), '500');
  await paste(within(card).getByLabelText('Impure share of income'), '4');
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

it('is encrypted in the browser of a visitor, who opens it with the passphrase', async () => {
  serverReplies({});
  const { person, unmount } = renderWithApp(<LedgerPage />, { as: null });
  const field = await screen.findByLabelText('Passphrase for the new ledger');
  await person.type(field, 'short');
  await person.click(screen.getByText('Save in this browser'));
  expect(await screen.findByRole('alert')).toHaveTextContent('at least 12 characters');
  await person.type(field, ' but longer now');
  await person.click(screen.getByText('Save in this browser'));
  expect(await screen.findByText(/Nothing is entered yet/)).toBeVisible();
  expect(localStorage.getItem('purification-ledger:visitor')).toContain('"iterations":600000');
  unmount();
});

describe('a ledger in the browser of a user', () => {
  const user = aPerson('premium');
  const passphrase = 'four words of a test';

  /** A due with a correction, a payment, and another one that was reversed. */
  beforeEach(async () => {
    browserLedger.remove(user._id);
    await browserLedger.create(user._id, passphrase);
    const add = (draft: Parameters<typeof browserLedger.add>[1]) => browserLedger.add(user._id, draft);
    const pay = (amountPaise: number, toWhom: string) =>
      add((lines) =>
        draftPayment(
          lines,
          { paidOn: '2024-05-01', toWhom, note: '', parts: [{ ...acme, amountPaise }] },
          today,
        ),
      );
    await add((lines) => draftDues(lines, [due], today));
    await add((lines) => draftDues(lines, [{ ...due, duePaise: 4000 }], today));
    await pay(1000, 'Relief fund');
    await pay(500, 'A mistake');
    await add((lines) =>
      draftReversal(lines, lines.find(({ toWhom }) => toWhom === 'A mistake')?.id ?? '', today),
    );
  });
  afterEach(() => browserLedger.remove(user._id));

  const stored = () => localStorage.getItem(`purification-ledger:${user._id}`);
  const move = async (person: ReturnType<typeof renderWithApp>['person']) => {
    await person.click(await screen.findByText('Move to the account'));
    await person.click(await screen.findByText('I agree: move it to my account'));
  };

  it('moves to the account with its corrections and reversals, and is removed here then', async () => {
    serverReplies(aServer({ isAgreed: false, first: [] }));
    const { person } = renderWithApp(<LedgerPage />, { as: user });
    expect(await inAll()).toHaveTextContent('₹40.00₹10.00₹30.00');
    await move(person);
    await waitFor(() => expect(stored()).toBeNull());
    expect(await screen.findByText(/^Saved on your account/)).toBeVisible();
    expect(await inAll()).toHaveTextContent('₹40.00₹10.00₹30.00');
    for (const title of ['Correction', 'Payment reversed'])
      expect(within(statement()).getByText(`${title}: Acme Limited`)).toBeVisible();
  });

  it('loses nothing where the account does not get all of it, and adds nothing twice afterwards', async () => {
    const server = aServer({ isAgreed: false, first: [] });
    serverReplies({
      ...server,
      'POST /api/purification/ledger/payments/:id/reversal': problem(503, 'down', 'Not now.'),
    });
    const { person } = renderWithApp(<LedgerPage />, { as: user });
    const before = stored();
    await move(person);
    expect(await screen.findByText(/is still in this browser.* Not now\.$/)).toBeVisible();
    expect(stored()).toBe(before);
    expect(await inAll()).toHaveTextContent('₹40.00₹10.00₹30.00');

    serverReplies(server);
    await move(person);
    await waitFor(() => expect(stored()).toBeNull());
    expect(await inAll()).toHaveTextContent('₹40.00₹10.00₹30.00');
  });
});
