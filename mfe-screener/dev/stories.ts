import type { StockPage } from '@tayyib/shared/contracts';
import { applyOverride, badgeOf } from '@tayyib/shared/shariah';

const years = [2019, 2020, 2021, 2022, 2023, 2024];

/** The same verdicts, repeated after each year's accounts. */
export function withLongHistory(stock: StockPage): StockPage {
  return {
    ...stock,
    history: years.flatMap((year) =>
      stock.history.map((change) => ({
        ...change,
        accountsTo: `${year}-03-31`,
        factsAsOf: `${year}-04-22`,
        cause: `Annual results to 31 Mar ${year}`,
      })),
    ),
  };
}

/** The default verdict with an advisor's hold. */
export function heldByAdvisor(stock: StockPage): StockPage {
  const verdicts = stock.verdicts.map((verdict, at) =>
    at > 0
      ? verdict
      : applyOverride(verdict, {
          id: '2b0a3a0e-5d3c-4f6b-9a57-0f8f5b8b6f11',
          isin: stock.isin,
          standard: verdict.standard.id,
          action: 'hold',
          status: 3,
          reason: 'A new financing arm was announced; its accounts are awaited.',
          signedBy: 'Mufti Salman Farooqi',
          signedAt: '2026-11-20T09:00:00.000Z',
          from: '2026-11-20',
          until: '2027-01-31',
        }),
  );
  return { ...stock, verdicts, badge: badgeOf(verdicts[0]?.status ?? 3) };
}

/** As the server sends it to plans without premium. */
export const withoutDetail = (stock: StockPage): StockPage => ({
  ...stock,
  isDetailed: false,
  history: [],
  verdicts: stock.verdicts.map((verdict) => ({ ...verdict, stars: null, ratios: [] })),
});
