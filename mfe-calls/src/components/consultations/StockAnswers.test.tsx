import { screen } from '@testing-library/react';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { stockAnswers } from '../../../dev/examples';
import { StockAnswers } from './StockAnswers';

const stock = {
  isin: 'INE002A01018',
  stock: 'Reliance Industries Limited',
  stock_code: 'RELIANCE',
  badge: 'non_compliant',
} as const;

const open = (answers: Fixtures[string]) => {
  serverReplies({ [`GET /api/stocks/${stock.isin}/answers`]: answers });
  renderWithApp(<StockAnswers stock={stock} />, { as: aPerson('premium') });
};

it('shows published answers of scholars with who gave them', async () => {
  open({ ...stockAnswers });
  expect(await screen.findByText(/retail business does not change/)).toBeVisible();
  expect(screen.getByText(/^Abdullah Advisor, /)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ask a scholar about/ })).toHaveAttribute(
    'href',
    `/consultations?isin=${stock.isin}`,
  );
});

it('a stock without published answers says so', async () => {
  open({ answers: [] });
  expect(await screen.findByText(/^No public answers about Reliance/)).toBeVisible();
});

it('the answers about a stock say why they cannot be read', async () => {
  open(problem(503, 'down', 'Not now.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.queryByText(/^No public answers/)).toBeNull();
});
