import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from '@tayyib/shared/sdk/router';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { full } from '../../../../dev/scenarios';
import StockPage from '../../../pages/StockPage';

const at = '/stock?isin=ULTRACEMCO';

describe('the link to a price alert on a stock page', () => {
  beforeEach(() => {
    serverReplies(full);
  });

  it('leads to the form for that stock', async () => {
    renderWithApp(<StockPage />, { at, as: aPerson('free') });
    const link = await screen.findByRole('link', { name: 'Price alert' });
    expect(link).toHaveAttribute('href', '/notification?stock=ULTRACEMCO');
  });

  it('leads visitors to sign in first, and then to the form', async () => {
    const { person } = renderWithApp(
      <Routes>
        <Route path="/stock" element={<StockPage />} />
        <Route path="/login" element={<LoginPage />} />
      </Routes>,
      { at },
    );
    await person.click(await screen.findByRole('link', { name: 'Price alert' }));
    expect(await screen.findByText('/login')).toBeVisible();
    expect(screen.getByText('{"returnTo":"/notification?stock=ULTRACEMCO"}')).toBeVisible();
  });
});

function LoginPage() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}
