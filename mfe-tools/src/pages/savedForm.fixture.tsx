import { screen } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { metalPrices } from '../../dev/metalPrices';
import ZakatPage from './ZakatPage';

const free = aPerson('free');
/** Where the form and its result are saved in the browser. */
export const entry = `zakat:${free._id}`;
export const resultEntry = `zakat-result:${free._id}`;

/** Opens the zakat calculator, of which the browser saves what is typed. */
export async function openPage() {
  serverReplies({ 'GET /api/metals': { prices: metalPrices } });
  const page = renderWithApp(<ZakatPage />, { as: free });
  await screen.findByText('Zakat Calculator');
  const enterCash = async (text: string) => {
    await page.person.type(cash(), text);
  };
  return { ...page, enterCash };
}

export const cash = () => screen.getByLabelText('Cash at hand');
export const notSaved = () => screen.getByLabelText('Do not save on this device');
export const onDevice = () => JSON.stringify({ ...localStorage });
export const inTab = () => JSON.stringify({ ...sessionStorage });
