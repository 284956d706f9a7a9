import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import { emptyForm } from '../../domain/zakat/zakatForm';
import { emptyBook, firstWealth } from '../../domain/zakat/wealthLines';
import { zakatYearsHere } from '../../state/ledger/zakatYearsPlaces';
import { ZakatYearsSection } from './ZakatYearsSection';

beforeEach(() => {
  localStorage.clear();
  zakatYearsHere.remove('visitor');
});

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

async function open(current: YearToSave | string = year) {
  const requests = serverReplies({});
  const page = renderWithApp(<Section current={current} />, { as: null });
  await page.person.click(await screen.findByText('Start to save your years'));
  const field = screen.getByLabelText('Passphrase for the new list of zakat years');
  await page.person.type(field, 'four words of mine');
  await page.person.click(screen.getByText('Save in this browser'));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  return { ...page, requests };
}

const compared = async () => {
  const table = await screen.findByRole('table', { name: 'Zakat years compared' });
  return within(table).getByRole('row', { name: /1447 AH/ });
};
const linesOf = () => within(screen.getByRole('table', { name: 'Lines of 1447 AH' }));

it('saves a year once, records a payment in advance, reverses it and undoes that', async () => {
  const { person, requests } = await open();
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
  await person.click(screen.getByLabelText('Reverse the payment of ₹4,000.00 for 1447 AH'));
  expect(await linesOf().findByText('Payment reversed, 1447 AH')).toBeVisible();
  expect(await compared()).toHaveTextContent('₹0.00₹10,000.00');
  await person.click(screen.getByText('Undo'));
  await waitFor(async () => expect(await compared()).toHaveTextContent('₹4,000.00₹6,000.00'));
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

it('has the years of one line of wealth, and offers those of lines that are not on the page', async () => {
  const shop = { id: 'shop', name: 'Shop' };
  const both = { ...emptyBook, lines: [...emptyBook.lines, { ...shop, form: emptyForm }] };
  const { person, unmount } = await open();
  await person.click(screen.getByText('Save this year'));
  await compared();
  unmount();
  const ofShop = { ...year, wealth: shop, duePaise: 500 };
  const second = renderWithApp(<Section book={both} chosen={shop} current={ofShop} />, { as: null });
  await screen.findByText('Save this year');
  expect(screen.queryByRole('table', { name: 'Zakat years compared' })).not.toBeInTheDocument();
  await person.click(screen.getByText('Save this year'));
  expect(await compared()).toHaveTextContent('₹5.00₹0.00₹5.00');
  // on another device, or after the line was removed
  const onAddLine = jest.fn();
  second.unmount();
  renderWithApp(<Section onAddLine={onAddLine} />, { as: null });
  expect(await compared()).toHaveTextContent('₹10,000.00₹0.00₹10,000.00');
  await person.click(screen.getByRole('button', { name: 'Show Shop' }));
  expect(onAddLine).toHaveBeenCalledWith(shop);
});

describe('on the account', () => {
  /** An account that stores what is written to it, as the server does. */
  function fakeAccount(fixtures: Fixtures = {}) {
    let sealed: string | null = null;
    let version = 0;
    const account = () => ({ sealed, version, reminders: [] });
    const requests = serverReplies({
      'GET /api/zakat/years': () => account(),
      'PUT /api/consents/zakat-years': { consents: [], history: [] },
      'PUT /api/zakat/years': ({ body }: { body: unknown }) => {
        sealed = String(Reflect.get(Object(body), 'sealed'));
        version += 1;
        return account();
      },
      ...fixtures,
    });
    return { requests, stored: () => sealed };
  }
  async function start() {
    const page = renderWithApp(<Section />, {
      as: aPerson('free'),
    });
    await page.person.click(await screen.findByText('Start to save your years'));
    const field = screen.getByLabelText('Passphrase for zakat years on your account');
    await page.person.type(field, 'four words of mine');
    await page.person.click(screen.getByText('I agree: save on my account'));
    return page;
  }

  it('is saved encrypted, after the agreement, and nothing stays in the browser', async () => {
    const { requests, stored } = fakeAccount();
    const { person } = await start();
    await person.click(await screen.findByText('Save this year'));
    expect(await compared()).toHaveTextContent('₹10,000.00');
    expect(screen.getByText(/we cannot read it/)).toBeVisible();
    const written = requests.filter(({ method }) => method === 'PUT').map(({ url }) => new URL(url).pathname);
    expect(written).toEqual(['/api/consents/zakat-years', '/api/zakat/years', '/api/zakat/years']);
    expect(stored()).toContain('"iterations":600000');
    expect(stored()).not.toContain('Cash');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('zakat-years'))).toEqual([]);
  });

  it('says so where another device was faster, and adds nothing', async () => {
    const refused = problem(409, 'outdated', 'Another device changed your zakat years.');
    fakeAccount({ 'PUT /api/zakat/years': refused });
    await start();
    expect(await screen.findByText(/It was not saved on your account/)).toBeVisible();
    expect(screen.queryByText('Save this year')).not.toBeInTheDocument();
  });
});
