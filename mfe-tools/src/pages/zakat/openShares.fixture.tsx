import { screen, within } from '@testing-library/react';
import type { FixtureRequest, Fixtures } from '@tayyib/shared/testing';
import { heldAccounts, heldStock } from '../../../dev/heldCompanies';
import { foundStocks } from '../../../dev/holdings';
import { knownMetals, type openPage } from './openZakat.fixture';

export const tcs = 'Tata Consultancy Services Limited';

/** A server with the accounts of the companies that a user can hold. */
export const onFile: Fixtures = {
  ...knownMetals,
  'GET /api/search': ({ query }: FixtureRequest) => foundStocks(query),
  'GET /api/funds': { rows: [] },
  'GET /api/stocks/:id': heldStock,
  'GET /api/stocks/:id/fundamentals': heldAccounts,
};

/** Adds a company by its code, and finds its card. */
export const addTcs = async (person: Awaited<ReturnType<typeof openPage>>['person']) => {
  await person.click(screen.getByLabelText('Company or fund'));
  await person.paste('TCS');
  await person.click(await screen.findByText('TCS'));
  return within(await screen.findByRole('region', { name: tcs }));
};
