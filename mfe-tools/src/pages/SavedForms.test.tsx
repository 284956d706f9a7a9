import { fireEvent, screen, waitFor } from '@testing-library/react';
import { allSaved } from '../state/device/savedTexts';
import { forgetEverything } from '../state/device/savedTexts.fixture';
import { cash, entry, inTab, notSaved, onDevice, openPage, resultEntry } from './savedForm.fixture';

beforeEach(forgetEverything);

it('saves what is typed and its result encrypted, and shows them again', async () => {
  const { enterCash, unmount } = await openPage();
  expect(screen.getByText(/saved on this device, encrypted/)).toBeVisible();
  await enterCash('512345');
  await waitFor(() => expect(localStorage.getItem(entry)).toContain('"iv"'));
  await waitFor(() => expect(localStorage.getItem(resultEntry)).toContain('"iv"'));
  await allSaved();
  expect(onDevice()).not.toMatch(/512345|5,12,345|nothing due|settings/);
  expect(inTab()).toBe('{}');
  unmount();
  await openPage();
  expect(cash()).toHaveValue('5,12,345');
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
