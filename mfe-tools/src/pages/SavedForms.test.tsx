import { screen, waitFor } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { metalPrices } from '../../dev/metalPrices';
import { openWhole } from './zakat/openZakat.fixture';
import ZakatPage from './ZakatPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ann = aPerson('free');
const entry = `zakat:${ann._id}`;
const resultEntry = `zakat-result:${ann._id}`;

/** Opens the zakat calculator, of which the browser saves what is typed. */
async function openPage(as = ann) {
  serverReplies({ 'GET /api/metals': { prices: metalPrices } });
  const page = renderWithApp(<ZakatPage />, { as });
  await screen.findByText('Zakat Calculator');
  await openWhole();
  return page;
}
const cash = () => screen.getByLabelText('Cash at hand');
const notSaved = () => screen.getByLabelText('Do not save on this device');
const keys = (storage: Storage) => Object.keys(storage).sort();

it('saves what is typed and its result on the device, says who can read it, and shows it again', async () => {
  const { person, unmount } = await openPage();
  expect(screen.getByText(/saved on this device, not encrypted, until you log out/)).toBeVisible();
  await person.click(screen.getByLabelText('Who can read what you type'));
  expect(screen.getByText(/Whoever can open this browser profile/)).toBeVisible();
  await person.type(cash(), '512345');
  await waitFor(() => expect(keys(localStorage)).toEqual([entry, resultEntry].sort()));
  expect(localStorage.getItem(entry)).toContain('"cash":512345');
  expect(sessionStorage).toHaveLength(0);
  unmount();
  await openPage();
  expect(cash()).toHaveValue('5,12,345');
});

it('a calculator shows nothing of a form to another account in the same browser', async () => {
  const { person, unmount } = await openPage();
  await person.type(cash(), '512345');
  unmount();
  await openPage(aPerson('free', { _id: '00000000-0000-4000-8000-000000000002' }));
  expect(cash()).toHaveValue('');
});

it('a calculator saves nothing on the device by choice, and moves it back', async () => {
  const { person, unmount } = await openPage();
  await person.type(cash(), '800');
  await person.click(notSaved());
  expect(screen.getByText(/^Not saved on this device/)).toBeVisible();
  expect(keys(localStorage)).toEqual(['calculatorsNotSaved']);
  await person.type(cash(), '5');
  expect(sessionStorage.getItem(entry)).toContain('"cash":8005');
  unmount();
  const again = await openPage();
  expect(cash()).toHaveValue('8,005');
  expect(notSaved()).toBeChecked();
  await again.person.click(notSaved());
  expect(keys(localStorage)).toEqual([entry, resultEntry].sort());
  expect(sessionStorage).toHaveLength(0);
});

it('a calculator says so where the browser denies pages its storage', async () => {
  const denied = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await openPage();
  expect(screen.getByText(/^This browser does not let pages save anything/)).toBeVisible();
  expect(screen.queryByLabelText('Do not save on this device')).not.toBeInTheDocument();
  denied.mockRestore();
});

it('a calculator begins empty where it cannot read what is saved, and replaces it', async () => {
  localStorage.setItem(entry, JSON.stringify({ iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' }));
  localStorage.setItem(resultEntry, '{');
  const { person } = await openPage();
  expect(cash()).toHaveValue('');
  await person.type(cash(), '7');
  expect(localStorage.getItem(entry)).toContain('"cash":7');
});
