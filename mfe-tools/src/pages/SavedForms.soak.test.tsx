import { screen, waitFor } from '@testing-library/react';
import { emptyForm } from '../domain/zakat/zakatForm';
import { allSaved } from '../state/device/savedTexts';
import { forgetEverything } from '../state/device/savedTexts.fixture';
import { cash, entry, inTab, notSaved, onDevice, openPage, resultEntry } from './savedForm.fixture';

beforeEach(forgetEverything);
const { indexedDB } = globalThis;
afterEach(() => Object.assign(globalThis, { indexedDB }));

const asBefore = () => {
  localStorage.setItem(entry, JSON.stringify({ ...emptyForm, cash: 1234 }));
  localStorage.setItem(resultEntry, JSON.stringify({ text: '₹31 due', day: '2025-01-01' }));
};

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
