import { screen, within } from '@testing-library/react';
import type { User } from '@tayyib/shared/contracts';
import {
  aPerson,
  renderWithApp,
  serverReplies,
  type FilledSlots,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { foundStocks, purificationYears } from '../../dev/holdings';
import { methodIds, methods } from '../domain/purification/sources';
import PurificationPage from './PurificationPage';

/** A server that knows companies and the dividends and accounts of their years. */
export const repliesOf = (isDetailed: boolean): Fixtures => ({
  'GET /api/search': ({ query }: FixtureRequest) => foundStocks(query),
  'GET /api/funds': { rows: [] },
  'GET /api/purification/years': ({ query }: FixtureRequest) => purificationYears(query, isDetailed),
});

/** Opens the purification calculator of a user, and returns the requests it sends. */
export async function openPage(
  replies = repliesOf(true),
  as: User | null = aPerson('premium'),
  slots: FilledSlots = {},
) {
  const requests = serverReplies(replies);
  const page = renderWithApp(<PurificationPage />, { as, slots });
  await screen.findByText('Purification Calculator');
  await page.person.click(await screen.findByText('Change'));
  const paste = async (field: HTMLElement, text: string) => {
    await page.person.click(field);
    await page.person.paste(text);
  };
  const addByHand = async (name: string) => {
    await paste(screen.getByLabelText('Company or fund'), name);
    await page.person.click(await screen.findByText(`Add “${name}” by hand`));
    return screen.findByRole('region', { name });
  };
  const addByCode = async (code: string, name: string) => {
    await paste(screen.getByLabelText('Company or fund'), code);
    await page.person.click(await screen.findByText(code));
    return screen.findByRole('region', { name });
  };
  /** A day is typed in parts, which jsdom does not do: the whole value is set. */
  const date = async (card: HTMLElement, label: string, day: string) => {
    const field = within(card).getByLabelText(label);
    await page.person.clear(field);
    await page.person.type(field, day);
  };
  return { ...page, requests, paste, addByHand, addByCode, date };
}

export const tcs = 'Tata Consultancy Services Limited';
export const totals = () => within(screen.getByLabelText('To purify'));
export const due = () => totals().getByRole('status');
/** What each method says, in the order of the methods; the chosen one is shown first. */
export const byMethod = (answers: readonly HTMLElement[]) =>
  methodIds.map((id) =>
    answers.map(({ textContent }) => textContent).find((answer) => answer.startsWith(methods[id].title)),
  );
/** The same of a year, on the card of a holding. */
export const methodsOf = (card: HTMLElement, year: RegExp) =>
  byMethod(
    within(card)
      .getAllByRole('list', { hidden: true })
      .filter((list) => year.test(list.getAttribute('aria-label') ?? ''))
      .flatMap((list) => within(list).getAllByRole('listitem', { hidden: true })),
  );
