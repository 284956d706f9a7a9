import { screen, waitFor, within } from '@testing-library/react';
import { ConsentBody, ZakatYearsBody, type User } from '@tayyib/shared/contracts';
import {
  aPerson,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import { emptyForm } from '../../domain/zakat/zakatForm';
import { emptyBook, firstWealth } from '../../domain/zakat/wealthLines';
import { ZakatYearsSection } from './ZakatYearsSection';

const year: YearToSave = {
  wealth: firstWealth,
  year: 1447,
  duePaise: 1_000_000,
  facts: {
    startsOn: '2024-07-07',
    dueOn: '2025-06-26',
    isComplete: true,
    school: 'Hanafi',
    nisab: '612.36 g of silver',
    nisabPaise: 6_123_600,
    assetsPaise: 41_000_000,
    debtsPaise: 1_000_000,
    netPaise: 40_000_000,
    working: [{ label: 'Cash: At hand', value: '₹4,10,000.00' }],
  },
};

/** The section of a line of wealth. */
const Section = ({
  current = year,
  book = emptyBook,
  chosen = firstWealth,
  onAddLine = () => {},
}: Partial<Props>) => (
  <ZakatYearsSection today="2026-01-10" current={current} book={book} chosen={chosen} onAddLine={onAddLine} />
);
type Props = Parameters<typeof ZakatYearsSection>[0];

/** An account that stores what is written over its newest version, as the server does. */
function fakeAccount(fixtures: Fixtures = {}, sealed: string | null = null) {
  const stored = { sealed, version: sealed === null ? 0 : 1, isAgreed: sealed !== null };
  const account = () => ({ sealed: stored.sealed, version: stored.version, reminders: [] });
  const requests = serverReplies({
    'GET /api/zakat/years': account,
    'PUT /api/consents/zakat-years': ({ body }: FixtureRequest) => {
      stored.isAgreed = ConsentBody.parse(body).isGiven;
      return { consents: [], history: [] };
    },
    'PUT /api/zakat/years': ({ body }: FixtureRequest) => {
      const written = ZakatYearsBody.parse(body);
      if (written.version !== stored.version) return problem(409, 'outdated', 'Another device changed it.');
      stored.sealed = written.sealed;
      stored.version += 1;
      return account();
    },
    'DELETE /api/zakat/years': () => {
      stored.sealed = null;
      return account();
    },
    ...fixtures,
  });
  return { requests, stored };
}

let users = 0;
/** Someone whose years nobody opened yet. */
const aNewUser = () =>
  aPerson('free', { _id: `00000000-0000-4000-8000-0000000001${String((users += 1)).padStart(2, '0')}` });

/** Files of jsdom have no method to read them. */
const aFile = (text: string) =>
  Object.assign(new File([text], 'zakat-years.json', { type: 'application/json' }), {
    text: async () => text,
  });

const passphrase = 'four words of mine';
const typePassphrase = async (
  person: ReturnType<typeof renderWithApp>['person'],
  label: string,
  button: string,
  text = passphrase,
) => {
  await person.clear(screen.getByLabelText(label));
  await person.type(screen.getByLabelText(label), text);
  await person.click(screen.getByText(button));
};

/** Opens the section and agrees to saving years on the account. */
async function open({ current = year, as = aNewUser() }: { current?: YearToSave | string; as?: User } = {}) {
  const page = renderWithApp(<Section current={current} />, { as });
  await page.person.click(await screen.findByText('Start to save your years'));
  await typePassphrase(
    page.person,
    'Passphrase for zakat years on your account',
    'I agree: save on my account',
  );
  return page;
}

const compared = async () => {
  const table = await screen.findByRole('table', { name: 'Zakat years compared' });
  return within(table).getByRole('row', { name: /1447 AH/ });
};
const linesOf = () => within(screen.getByRole('table', { name: 'Lines of 1447 AH' }));

it('saves a year once, records a payment in advance, reverses it and undoes that', async () => {
  const { stored } = fakeAccount();
  const { person } = await open();
  await person.click(await screen.findByText('Save this year'));
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
  await person.click(screen.getByLabelText('Reverse the payment of ₹4,000.00 for 1447 AH'));
  expect(await linesOf().findByText('Payment reversed, 1447 AH')).toBeVisible();
  expect(await compared()).toHaveTextContent('₹0.00₹10,000.00');
  await person.click(screen.getByText('Undo'));
  await waitFor(async () => expect(await compared()).toHaveTextContent('₹4,000.00₹6,000.00'));
  // created, a year, and three lines
  expect(stored.version).toBe(5);
});

it('says why a year cannot be saved', async () => {
  fakeAccount();
  await open({ current: 'No year runs: there is nothing to save.' });
  expect(await screen.findByText('No year runs: there is nothing to save.')).toBeVisible();
  expect(screen.queryByText('Save this year')).not.toBeInTheDocument();
});

it('deletes the years after a question, and begins with a saved copy again', async () => {
  const files: Blob[] = [];
  // jsdom has no addresses of files
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `#${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const { stored } = fakeAccount();
  const { person } = await open();
  await person.click(await screen.findByText('Save this year'));
  await compared();
  await person.click(screen.getByText('Save a copy'));
  await person.click(screen.getByText('Delete the years'));
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the years' }),
  );
  await person.click(await screen.findByText('Start to save your years'));
  expect(stored.sealed).toBeNull();
  await waitFor(() => expect(stored.isAgreed).toBe(false));

  const file = screen.getByLabelText('Begin with a copy you saved');
  const submit = async (text?: string) =>
    typePassphrase(person, 'Passphrase of the copy you saved', 'I agree: save on my account', text);
  await person.upload(file, aFile('{}'));
  await screen.findByLabelText('Passphrase of the copy you saved');
  await submit();
  expect(await screen.findByText('This file is not a copy of zakat years.')).toBeVisible();
  const copy = await files[0]!.text();
  expect(copy).not.toContain('Cash');
  await person.upload(file, aFile(copy));
  await submit('four words of hers');
  expect(await screen.findByText('The copy does not open with this passphrase.')).toBeVisible();
  expect(stored.sealed).toBeNull();
  await submit();
  expect(await compared()).toHaveTextContent('₹10,000.00₹0.00₹10,000.00');
  expect(stored.sealed).toContain('"iterations":600000');
});

it('the section of zakat years has the years of one line of wealth, and offers those of lines that are not on the page', async () => {
  fakeAccount();
  const as = aNewUser();
  const shop = { id: 'shop', name: 'Shop' };
  const both = { ...emptyBook, lines: [...emptyBook.lines, { ...shop, form: emptyForm }] };
  const { person, unmount } = await open({ as });
  await person.click(await screen.findByText('Save this year'));
  await compared();
  unmount();
  const ofShop = { ...year, wealth: shop, duePaise: 500 };
  const second = renderWithApp(<Section book={both} chosen={shop} current={ofShop} />, { as });
  await screen.findByText('Save this year');
  expect(screen.queryByRole('table', { name: 'Zakat years compared' })).not.toBeInTheDocument();
  await person.click(screen.getByText('Save this year'));
  expect(await compared()).toHaveTextContent('₹5.00₹0.00₹5.00');
  // after the line was removed
  const onAddLine = jest.fn();
  second.unmount();
  renderWithApp(<Section onAddLine={onAddLine} />, { as });
  expect(await compared()).toHaveTextContent('₹10,000.00₹0.00₹10,000.00');
  await person.click(screen.getByRole('button', { name: 'Show Shop' }));
  expect(onAddLine).toHaveBeenCalledWith(shop);
});

it('a zakat year is saved encrypted, after the agreement, and nothing stays in the browser', async () => {
  const { requests, stored } = fakeAccount();
  const { person } = await open();
  await person.click(await screen.findByText('Save this year'));
  expect(await compared()).toHaveTextContent('₹10,000.00');
  expect(screen.getByText(/we cannot read it/)).toBeVisible();
  const written = requests.filter(({ method }) => method === 'PUT').map(({ url }) => new URL(url).pathname);
  expect(written).toEqual(['/api/consents/zakat-years', '/api/zakat/years', '/api/zakat/years']);
  expect(stored.sealed).toContain('"iterations":600000');
  expect(stored.sealed).not.toContain('Cash');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('zakat-years'))).toEqual([]);
});

it('the record of zakat years opens on another device with the passphrase, and with no other', async () => {
  const { stored } = fakeAccount();
  const { person, unmount } = await open();
  await person.click(await screen.findByText('Save this year'));
  await compared();
  unmount();
  fakeAccount({}, stored.sealed);
  renderWithApp(<Section />, { as: aNewUser() });
  await screen.findByLabelText('Passphrase of your zakat years');
  await typePassphrase(person, 'Passphrase of your zakat years', 'Open', 'four words of hers');
  expect(await screen.findByText('Your zakat years do not open with this passphrase.')).toBeVisible();
  await typePassphrase(person, 'Passphrase of your zakat years', 'Open');
  expect(await compared()).toHaveTextContent('₹10,000.00');
});

it('saving a zakat year says so where another device was faster, and adds nothing', async () => {
  fakeAccount({
    'PUT /api/zakat/years': problem(409, 'outdated', 'Another device changed your zakat years.'),
  });
  await open();
  expect(
    await screen.findByText('It was not saved on your account. Another device changed your zakat years.'),
  ).toBeVisible();
  expect(screen.queryByText('Save this year')).not.toBeInTheDocument();
});

it('offers nothing to start where the account could not be read, but to try again', async () => {
  const { requests } = fakeAccount({ 'GET /api/zakat/years': problem(503, 'down', 'Not now.') });
  const { person } = renderWithApp(<Section />, { as: aNewUser() });
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByText('Start to save your years')).not.toBeInTheDocument();
  fakeAccount();
  await person.click(screen.getByText('Try again'));
  expect(await screen.findByText('Start to save your years')).toBeVisible();
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});
