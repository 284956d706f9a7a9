import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { metalPrices } from '../../dev/metalPrices';
import { emptyForm } from '../domain/zakat/zakatForm';
import { allSaved } from '../state/device/savedTexts';
import { forgetEverything } from '../state/device/savedTexts.fixture';
import ZakatPage from './ZakatPage';

const free = aPerson('free');
const entry = `zakat:${free._id}`;
beforeEach(forgetEverything);
const { indexedDB } = globalThis;
afterEach(() => Object.assign(globalThis, { indexedDB }));

async function openPage() {
  serverReplies({ 'GET /api/metals': { prices: metalPrices } });
  const page = renderWithApp(<ZakatPage />, { as: free });
  await screen.findByText('Zakat Calculator');
  const enterCash = async (text: string) => {
    await page.person.click(cash());
    await page.person.paste(text);
  };
  return { ...page, enterCash };
}

const cash = () => screen.getByLabelText('Cash at hand');
const notSaved = () => screen.getByLabelText('Do not save on this device');
const onDevice = () => JSON.stringify({ ...localStorage });
const inTab = () => JSON.stringify({ ...sessionStorage });

it('saves what is typed and its result encrypted, and shows them again', async () => {
  const { enterCash, unmount } = await openPage();
  expect(screen.getByText(/saved on this device, encrypted/)).toBeVisible();
  await enterCash('512345');
  await waitFor(() => expect(localStorage.getItem(entry)).toContain('"iv"'));
  await waitFor(() => expect(localStorage.getItem(`zakat-result:${free._id}`)).toContain('"iv"'));
  await allSaved();
  expect(onDevice()).not.toMatch(/512345|5,12,345|nothing due|settings/);
  expect(inTab()).toBe('{}');
  unmount();
  await openPage();
  expect(cash()).toHaveValue('5,12,345');
});

it('encrypts what was saved before', async () => {
  localStorage.setItem(entry, JSON.stringify({ ...emptyForm, cash: 1234 }));
  const { unmount } = await openPage();
  expect(cash()).toHaveValue('1,234');
  await waitFor(() => expect(localStorage.getItem(entry)).toContain('"iv"'));
  expect(onDevice()).not.toContain('1234');
  unmount();
  await openPage();
  expect(cash()).toHaveValue('1,234');
});

it('loses nothing that was typed just before the page ends', async () => {
  const { unmount } = await openPage();
  // nothing is awaited between: it is not encrypted yet
  fireEvent.change(cash(), { target: { value: '700' } });
  fireEvent(window, new Event('pagehide'));
  unmount();
  const typed = inTab();
  await allSaved();
  // as in a page that ended before it could encrypt
  localStorage.removeItem(entry);
  for (const [name, text] of Object.entries<string>(JSON.parse(typed))) sessionStorage.setItem(name, text);
  await openPage();
  expect(cash()).toHaveValue('700');
  await allSaved();
  expect(inTab()).toBe('{}');
  expect(localStorage.getItem(entry)).toContain('"iv"');
});

it('saves nothing on the device by choice, and moves it back', async () => {
  const { enterCash, person, unmount } = await openPage();
  await enterCash('800');
  await person.click(notSaved());
  expect(await screen.findByText(/^Not saved on this device/)).toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['calculatorsNotSaved']);
  expect(inTab()).toContain('800');
  await person.type(cash(), '5');
  unmount();
  const again = await openPage();
  expect(cash()).toHaveValue('8,005');
  expect(notSaved()).toBeChecked();
  await again.person.click(notSaved());
  await waitFor(() => expect(localStorage.getItem(entry)).toContain('"iv"'));
  await allSaved();
  expect(inTab()).toBe('{}');
});

it('says so where the browser cannot encrypt, and lasts for the visit', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { enterCash, unmount } = await openPage();
  expect(screen.getByText(/^This browser cannot save it encrypted/)).toBeVisible();
  await enterCash('900');
  expect(onDevice()).not.toContain('900');
  unmount();
  await openPage();
  expect(cash()).toHaveValue('900');
});

it('says so where the key is gone, and saves with a new one', async () => {
  localStorage.setItem(entry, JSON.stringify({ iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' }));
  const { enterCash } = await openPage();
  expect(screen.getByText(/cannot be read any more/)).toBeVisible();
  expect(cash()).toHaveValue('');
  await enterCash('100');
  expect(await screen.findByText(/saved on this device, encrypted, until/)).toBeVisible();
});

const asBefore = () => {
  localStorage.setItem(entry, JSON.stringify({ ...emptyForm, cash: 1234 }));
  localStorage.setItem(`zakat-result:${free._id}`, JSON.stringify({ text: '₹31 due', day: '2025-01-01' }));
};

it('keeps a form of before where the browser cannot encrypt, says so, and removes it by choice', async () => {
  asBefore();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const first = await openPage();
  expect(cash()).toHaveValue('1,234');
  expect(screen.getByText(/is still on this device, not encrypted/)).toBeVisible();
  await first.enterCash('5');
  // what was typed is in the tab; a result can be computed again
  expect(inTab()).toContain('12345');
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([entry]));
  first.unmount();
  sessionStorage.clear();

  const { person, unmount } = await openPage();
  expect(cash()).toHaveValue('1,234');
  await person.click(notSaved());
  expect(await screen.findByText(/^Not saved on this device/)).toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['calculatorsNotSaved']);
  expect(inTab()).toContain('1234');
  unmount();
  await openPage();
  expect(cash()).toHaveValue('1,234');
});

it('encrypts a form of before once the browser can', async () => {
  asBefore();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { enterCash, unmount } = await openPage();
  await enterCash('5');
  unmount();
  Object.assign(globalThis, { indexedDB });
  await openPage();
  expect(cash()).toHaveValue('12,345');
  await waitFor(() => expect(localStorage.getItem(entry)).toContain('"iv"'));
  await allSaved();
  expect(sessionStorage.getItem(entry)).toBeNull();
  expect(onDevice()).not.toMatch(/1234|due/);
});
