import type { ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { StandaloneGate } from '@tayyib/shared/standalone';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { scenarios } from '../../dev/scenarios';
import descriptor from '../../module.json';
import AdvancedScreenerPage from './AdvancedScreenerPage';
import GoldSilverPage from './GoldSilverPage';
import HalalScreenerPage from './HalalScreenerPage';
import IndexStocksPage from './IndexStocksPage';
import IndicesPage from './IndicesPage';
import IndustryPage from './IndustryPage';
import IpoScreenerPage from './IpoScreenerPage';
import MutualFundPage from './MutualFundPage';
import ScreeningCriteriaPage from './ScreeningCriteriaPage';
import ShariahAdvisorPage from './ShariahAdvisorPage';
import SimilarStockPage from './SimilarStockPage';
import StockPage from './StockPage';

type State = keyof typeof scenarios;
/** A text that shows the state, anywhere on the page. */
type Expected = RegExp;

const loading = /Loading, please wait/;
const failed = /We could not read the market just now/;

/** Every page with its states, by the names of the standalone scenarios. */
const pages: readonly [string, ComponentType, Partial<Record<State, Expected>>][] = [
  [
    '/stock?isin=INE002A01018',
    StockPage,
    {
      loading,
      error: failed,
      compliant: /Shariah Compliant/,
      'non-compliant': /Non Shariah Compliant/,
      'under review': /Under review/,
      'held by an advisor': /Mufti Salman Farooqi/,
      locked: /Upgrade & Unlock Click It/,
    },
  ],
  [
    '/stock?isin=INE002A01018&part=chart',
    StockPage,
    {
      'numbers loading': loading,
      'numbers failing': failed,
      empty: /No prices are on file for this period/,
      'simulated price': /Simulated/,
    },
  ],
  ['/stock_screener', HalalScreenerPage, { loading, error: failed, empty: /No stock matches these filters/ }],
  [
    '/screener',
    AdvancedScreenerPage,
    { loading, error: failed, empty: /No stock matches\. Widen/, locked: /This is locked for the plan/ },
  ],
  [
    '/iposcreen',
    IpoScreenerPage,
    {
      loading,
      error: failed,
      empty: /No public issues are on file yet/,
      full: /Non Shariah Compliant/,
    },
  ],
  [
    '/iposcreen?id=any',
    IpoScreenerPage,
    {
      compliant: /Sample Pipes Ltd.*Shariah Compliant/,
      'non-compliant': /Sample Lenders Ltd.*Non Shariah Compliant/,
      'under review': /Sample Foods Ltd.*Under review/,
    },
  ],
  [
    '/similarstock?isin=INE002A01018',
    SimilarStockPage,
    {
      loading,
      error: failed,
      empty: /No stock of its class passes/,
      compliant: /Similar to Bharat Petroleum/,
      'non-compliant': /Similar to Oil & Natural Gas.*Compliant alternatives.*Bharat Petroleum/,
      'under review': /Similar to Indian Oil.*Compliant alternatives.*Bharat Petroleum/,
      locked: /Ratios of these stocks: Upgrade & Unlock Click It/,
    },
  ],
  ['/industry', IndustryPage, { loading, error: failed, empty: /No company has a class of business/ }],
  [
    '/industry?id=any',
    IndustryPage,
    {
      loading,
      error: failed,
      empty: /It has no stocks/,
      full: /Stocks of Petroleum Products.*Debt to assets.*Under review/,
      locked: /Ratios of these stocks: Upgrade & Unlock Click It/,
    },
  ],
  ['/indices', IndicesPage, { loading, error: failed, empty: /No indices are on file yet/ }],
  [
    '/indices_stocks?id=nifty50',
    IndexStocksPage,
    {
      loading,
      error: failed,
      empty: /Its members are not on file/,
      locked: /Upgrade & Unlock Click It/,
    },
  ],
  ['/mutualfund', MutualFundPage, { loading, error: failed, empty: /No funds are on file yet/ }],
  ['/gold_silver', GoldSilverPage, { loading, error: failed, empty: /No price of gold is on file/ }],
  ['/our_shariah_advisor', ShariahAdvisorPage, { loading, error: failed, empty: /No advisor/ }],
  [
    '/tais_screening_criteria',
    ScreeningCriteriaPage,
    { loading, error: failed, full: /by which companies are judged now.*The business.*at most/ },
  ],
];
const visits = pages.flatMap(([at, Page, states]) =>
  Object.entries(states).map(([state, expected]) => ({ at, Page, state, expected })),
);

describe.each(visits)('the page $at when it is $state', ({ at, Page, state, expected }) => {
  it('shows it', async () => {
    serverReplies(Object.entries(scenarios).find(([name]) => name === state)?.[1] ?? []);
    const route = descriptor.routes.find(({ path }) => path === at.split('?')[0]);
    renderWithApp(
      <StandaloneGate access={route?.access}>
        <Page />
      </StandaloneGate>,
      { at, as: aPerson(state === 'locked' ? 'free' : 'premium') },
    );
    await waitFor(() => expect(shownText()).toMatch(expected));
    expect(shownText()).not.toMatch(/No handler replies/);
    if (expected === failed)
      expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  });
});

/** The visible text and all accessible names. */
function shownText(): string {
  const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [document.body.textContent, ...named].join(' ');
}
