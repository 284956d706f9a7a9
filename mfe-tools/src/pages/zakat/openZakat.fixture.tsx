import { act, screen, within } from '@testing-library/react';
import {
  aPerson,
  renderWithApp,
  serverReplies,
  type FilledSlots,
  type Fixtures,
} from '@tayyib/shared/testing';
import { metalPrices } from '../../../dev/metalPrices';
import ZakatPage from '../ZakatPage';

/** The prices that the calculator requests when it opens. */
export const knownMetals: Fixtures = { 'GET /api/metals': { prices: metalPrices } };

/** Opens every part of the form, and the settings behind their line. */
export async function openWhole() {
  const parts = screen.getByText('What do you own?').closest('fieldset');
  const closed = parts?.querySelectorAll<HTMLElement>('[aria-pressed=false]') ?? [];
  // one rendering: the whole form takes long
  act(() => {
    for (const part of closed) part.click();
    screen.queryByText('Change')?.click();
  });
  await screen.findByLabelText('Silver');
}

/** Opens the zakat calculator of a user with the whole form, or as it is at first, and returns the requests it sends. */
export async function openPage(
  fixtures = knownMetals,
  as = aPerson('free'),
  slots: FilledSlots = {},
  isWhole = true,
) {
  const requests = serverReplies(fixtures);
  const page = renderWithApp(<ZakatPage />, { as, slots });
  await screen.findByText('Zakat Calculator');
  if (isWhole) await openWhole();
  /** Pasted, since typing key by key takes seconds on a page of this size. */
  const enter = async (label: string, text: string) => {
    await page.person.click(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  const addLine = async (name: string) => {
    await page.person.click(screen.getByText('Add a line of wealth'));
    await enter('Name of the line', name);
    await page.person.click(screen.getByText('Add line'));
    await openWhole();
  };
  return { ...page, enter, addLine, requests };
}

// by label, not by role and name: much faster on a page of this size
export const sum = () => screen.getByLabelText('Your zakat');
export const result = () => within(sum()).getByRole('status');
