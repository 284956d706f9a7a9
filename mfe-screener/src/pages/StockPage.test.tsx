import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { full } from '../../dev/scenarios';
import StockPage from './StockPage';

async function open(at: string, fixtures: Fixtures = full) {
  serverReplies(fixtures);
  return renderWithApp(<StockPage />, { at });
}

const verdict = () => screen.findByRole('region', { name: 'Verdict' });
const ratiosBy = (standard: string) => within(screen.getByRole('region', { name: `Ratios by ${standard}` }));

describe('a stock page', () => {
  it('gives the answer first, with the reason and what it rests on', async () => {
    await open('/stock?isin=INE002A01018');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reliance Industries Ltd' })).toBeVisible();
    expect(await verdict()).toHaveTextContent('Shariah Compliant');
    expect(await verdict()).toHaveTextContent('consolidated accounts to 31 Mar 2024');
    expect(screen.getByText(/Not investment advice or a fatwa/)).toBeInTheDocument();
  });

  it('holds each ratio against its limit, by both standards', async () => {
    await open('/stock?isin=RELIANCE');
    await verdict();
    expect(ratiosBy('TASIS').getByRole('meter', { name: 'Debt to total assets' })).toHaveAttribute(
      'aria-valuetext',
      '18.49%; limit at most 25%. 6.51 points below the limit.',
    );
    expect(
      ratiosBy('AAOIFI').getByRole('meter', { name: 'Debt to average market capitalisation' }),
    ).toHaveAttribute('aria-valuetext', expect.stringContaining('limit below 30%'));
  });

  it('shows the figures behind a ratio in crore, with their source', async () => {
    const { person } = await open('/stock?isin=RELIANCE');
    await verdict();
    const working = ratiosBy('TASIS').getByText(/of Debt to total assets/);
    await person.click(working);
    const sum = working.closest('details');
    expect(sum).toHaveTextContent('Non-current borrowings₹2,22,712 cr');
    expect(sum).toHaveTextContent('₹3,24,622 cr ÷ ₹17,55,986 cr = 18.49%');
    expect(sum).toHaveTextContent('NSE filing, as of 31 Mar 2024');
  });

  it('says plainly that a stock is not compliant, and which business it is', async () => {
    await open('/stock?isin=ITC');
    const banner = await verdict();
    expect(within(banner).getByRole('heading')).toHaveTextContent('Non Shariah Compliant');
    expect(banner).toHaveTextContent(
      /Cigarettes, 39.2 % of its revenue by segment, is not permitted by TASIS \(tobacco\)/,
    );
    const lines = within(screen.getByRole('region', { name: 'Lines of business' }));
    expect(lines.getByText('FMCG - Cigarettes').closest('li')).toHaveTextContent(
      'TASIS: Not permitted (tobacco)',
    );
  });

  it('draws a ratio beyond its limit as beyond it', async () => {
    await open('/stock?isin=NTPC');
    expect(await verdict()).toHaveTextContent('Non Shariah Compliant');
    expect(ratiosBy('TASIS').getByRole('meter', { name: 'Debt to total assets' })).toHaveAttribute(
      'aria-valuetext',
      '48.95%; limit at most 25%. 23.95 points above the limit.',
    );
  });

  it('keeps a company without accounts under review and says what is missing', async () => {
    await open('/stock?isin=BHARTIARTL');
    expect(await verdict()).toHaveTextContent('Under review');
    expect(ratiosBy('TASIS').getByText('Audited annual accounts')).toBeInTheDocument();
    for (const meter of ratiosBy('TASIS').getAllByRole('meter')) {
      expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Unknown/));
    }
  });

  it('names its sources with their dates, its history and its receipts', async () => {
    const { person } = await open('/stock?isin=RELIANCE');
    await verdict();
    const sources = screen.getByRole('region', { name: 'Where the figures come from' });
    expect(sources).toHaveTextContent('As of 31 Mar 2024, published 22 Apr 2024');
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
      'Annual results to 31 Mar 2024',
    );
    const receipt = screen.getByRole('region', { name: 'Receipts' });
    expect(receipt).toHaveTextContent(/TASIS\s*[0-9a-f]{64}/);
    await person.click(within(receipt).getByRole('button', { name: 'Copy the TASIS receipt' }));
    expect(await within(receipt).findByText('Copied')).toBeInTheDocument();
  });

  it('offers a search where there is no stock, or none of that code', async () => {
    const { unmount } = await open('/stock');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which stock?');
    expect(screen.getByRole('combobox', { name: 'Search stocks' })).toBeInTheDocument();
    unmount();
    await open('/stock?isin=NOSUCH');
    expect(await screen.findByText(/We know no stock by the code NOSUCH/)).toBeInTheDocument();
  });

  it('shows the server’s words when it fails, and tries again', async () => {
    let isDown = true;
    const down = problem(503, 'unavailable', 'Our database is not answering.');
    const answer = full['GET /api/stocks/:id'];
    const { person } = await open('/stock?isin=ITC', {
      'GET /api/stocks/:id': (request) => (isDown ? down : answer(request)),
    });
    expect(await screen.findByText('Our database is not answering.')).toBeInTheDocument();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await verdict()).toBeInTheDocument();
  });

  it.each(['RELIANCE', 'ITC', 'BHARTIARTL'])('has no accessibility faults for %s', async (code) => {
    const { container } = await open(`/stock?isin=${code}`);
    await verdict();
    expect(await axe(container)).toHaveNoViolations();
  });
});
