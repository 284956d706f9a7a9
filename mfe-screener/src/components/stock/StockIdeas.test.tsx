import { screen, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { full } from '../../../dev/scenarios';
import StockPage from '../../pages/StockPage';

it('offers recent, large and changed companies where no stock is chosen', async () => {
  const chosen = { type: 'stock', isin: 'INE154A01025', stock: 'ITC Limited', stock_code: 'ITC' };
  localStorage.setItem('stockdata', JSON.stringify([chosen]));
  serverReplies(full);
  const page = (
    <main>
      <StockPage />
    </main>
  );
  renderWithApp(page, { at: '/stock', as: aPerson('premium') });
  const largest = await screen.findByRole('table', { name: 'The largest companies, judged by TASIS' });
  expect(within(largest).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/stock?isin='),
  );
  const recent = within(screen.getByRole('region', { name: 'Recent searches' }));
  expect(recent.getByRole('link', { name: 'ITC' })).toHaveAttribute('href', '/stock?isin=INE154A01025');
  expect(screen.getByRole('region', { name: 'Changes of status' })).toBeVisible();
});
