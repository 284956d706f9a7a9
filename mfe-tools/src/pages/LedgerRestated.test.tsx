import { screen, waitFor, within } from '@testing-library/react';
import { indianDay } from '@tayyib/shared/calendar';
import type { LedgerDue, PurificationCompany, PurificationYearsReply } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { draftDues } from '@tayyib/shared/purification-ledger';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { dueRequests } from '../domain/ledger/dueRequests';
import { fakeImpure, fakeYear, soundPaints } from '../domain/purification/companies.fixture';
import { newHolding } from '../domain/purification/purificationForm';
import { purifyHolding } from '../domain/purification/purify';
import { browserLedger } from '../state/ledger/useLedger';
import { ledgerServer } from './ledgerServer.fixture';
import LedgerPage from './LedgerPage';

const user = aPerson('premium');
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browserLedger.remove(user._id);
});

const today = indianDay(new Date());

/** What is due of ₹600 of dividends in the year to March 2024. */
const duesBy = (company: PurificationCompany): LedgerDue[] =>
  dueRequests(
    [
      purifyHolding(
        { ...newHolding('1', company.stock, company.isin), shares: 100, boughtOn: '2023-04-02' },
        company,
        '2024-04-20',
      ),
    ],
    { method: 'dividend', standard: 'TASIS', day: '2024-04-20', edition: '2026.1', open: 'nothing' },
  ).dues;
/** The accounts then made 2% impure: ₹12. */
const dues = duesBy(soundPaints);
const old: LedgerDue = { ...dues[0]!, yearTo: '2022-03-31', facts: null };

/** Accounts filed again, with an impure share of 2.5%. */
const restated = fakeYear(2024, fakeImpure(5, 200));
const filedAgain: PurificationCompany = {
  ...soundPaints,
  years: [{ ...restated, source: { ...restated.source, document: 'again.xml', publishedOn: '2024-08-12' } }],
};
const onFile = (company: PurificationCompany, isDetailed = true): Fixtures => ({
  'GET /api/purification/years': {
    day: today,
    isDetailed,
    companies: [company],
    standard: { id: 'TASIS', edition: '2026.1', title: 'TASIS' },
  } satisfies PurificationYearsReply,
});
const open = (fixtures: Fixtures) => {
  serverReplies(fixtures);
  return renderWithApp(<LedgerPage />, { as: user });
};
const section = () => screen.findByRole('region', { name: 'Accounts restated since' });
const statement = () => screen.getByRole('table', { name: /^Statement from/ });
const corrected = '+₹3.00 for Sound Paints Limited, year to 31 Mar 2024';

it('says which due differs, by how much and why, and adds a correction beside it, once', async () => {
  const { person } = open({ ...ledgerServer({ first: dues }), ...onFile(filedAgain) });
  const shown = await section();
  await within(shown).findByText('Sound Paints Limited, year to 31 Mar 2024');
  expect(shown).toHaveTextContent(
    'Accounts of the year to 31 Mar 2024 restated on 12 Aug 2024: impure share 2% before, 2.5% now.',
  );
  expect(shown).toHaveTextContent(
    'By dividend, TASIS: ₹12.00 due in the ledger, ₹15.00 by the accounts on file.',
  );
  await person.click(screen.getByLabelText(`Add a correction of ${corrected}`));
  expect(await within(shown).findByText(/^1 due agrees with the accounts on file on/)).toBeVisible();
  expect(within(shown).getByText('The ledger is up to date.')).toBeVisible();
  expect(screen.queryByLabelText(/^Add a correction/)).not.toBeInTheDocument();
  const line = within(statement()).getByRole('row', { name: /Correction: Sound Paints Limited/ });
  expect(line).toHaveTextContent('₹3.00');
  expect(line).toHaveTextContent(`${formatDay(today)}, for the year to 31 Mar 2024`);
  expect(line).toHaveTextContent('restated on 12 Aug 2024: impure share 2% before, 2.5% now');
});

it('adds nothing where another device corrected it before', async () => {
  const server = ledgerServer({ first: dues });
  const { person } = open({ ...server, ...onFile(filedAgain) });
  const button = await screen.findByLabelText(`Add a correction of ${corrected}`);
  renderWithApp(<LedgerPage />, { as: user });
  await waitFor(() => expect(screen.getAllByLabelText(`Add a correction of ${corrected}`)).toHaveLength(2));
  const other = screen.getAllByLabelText(`Add a correction of ${corrected}`)[1]!;
  await person.click(other);
  await waitFor(() => expect(other).not.toBeInTheDocument());
  await person.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(server['GET /api/purification/ledger']().lines.map(({ amountPaise }) => amountPaise)).toEqual([
    1200, 300,
  ]);
});

it('corrects a ledger in the browser too', async () => {
  await browserLedger.create(user._id, 'four words of a test');
  await browserLedger.add(user._id, (lines) => draftDues(lines, dues, today));
  const { person } = open(onFile(filedAgain));
  await person.click(await screen.findByLabelText(`Add a correction of ${corrected}`));
  expect(await within(statement()).findByText('Correction: Sound Paints Limited')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText(/^Add a correction/)).not.toBeInTheDocument());
});

it('notices where nothing was due by the accounts of then, and offers no payment for it', async () => {
  const pure = duesBy({ ...soundPaints, years: [fakeYear(2024, fakeImpure(0, 200))] });
  expect(pure.map(({ duePaise }) => duePaise)).toEqual([0]);
  await browserLedger.create(user._id, 'four words of a test');
  await browserLedger.add(user._id, (lines) => draftDues(lines, pure, today));
  const { person } = open(onFile(filedAgain));
  const shown = await section();
  await within(shown).findByText(/impure share 0% before, 2\.5% now\.$/);
  const year = 'Sound Paints Limited, year to 31 Mar 2024';
  expect(screen.queryByRole('option', { name: year })).not.toBeInTheDocument();
  await person.click(screen.getByLabelText(`Add a correction of +₹15.00 for ${year}`));
  const line = await within(statement()).findByRole('row', { name: /Correction: Sound Paints Limited/ });
  expect(line).toHaveTextContent('₹15.00');
  expect(screen.getByRole('option', { name: year })).toBeInTheDocument();
});

it('names older dues that cannot be compared, and what to do', async () => {
  const { person } = open({ ...ledgerServer({ first: [old, ...dues] }), ...onFile(soundPaints) });
  const shown = await section();
  expect(await within(shown).findByText(/^1 due agrees with the accounts on file/)).toBeVisible();
  await person.click(within(shown).getByText('1 due cannot be compared with the accounts on file'));
  expect(
    within(shown).getByText(
      'Sound Paints Limited, year to 31 Mar 2022: entered before the ledger stored what a due is computed from.',
    ),
  ).toBeVisible();
  expect(within(shown).getByRole('link', { name: 'calculator' })).toHaveAttribute(
    'href',
    '/purification-calculator',
  );
});

it('says where the plan does not include the accounts, and where they are not available', async () => {
  const { unmount, person } = open({
    ...ledgerServer({ first: dues }),
    ...onFile({ ...soundPaints, years: [] }, false),
  });
  await person.click(await screen.findByText('1 due cannot be compared with the accounts on file'));
  expect(screen.getByText(/the accounts of each year are part of premium/)).toBeVisible();
  unmount();
  open({
    ...ledgerServer({ first: dues }),
    'GET /api/purification/years': problem(503, 'down', 'Not now.'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The dues could not be compared with the accounts on file. Not now.',
  );
});
