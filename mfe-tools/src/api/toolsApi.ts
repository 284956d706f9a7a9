import { consentsApi, owned } from '@tayyib/shared/sdk/api';
import type {
  ConsentsReply,
  FundPortfoliosReply,
  FundReply,
  FundsPage,
  Fundamentals,
  LedgerDuesBody,
  LedgerPaymentBody,
  LedgerReply,
  Metal,
  MetalHistoryReply,
  MetalPrice,
  MetalPricesReply,
  PurificationYearsReply,
  StandardId,
  StockPage,
  ZakatAccountReply,
  ZakatRemindersBody,
  ZakatYearsBody,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

const showConsents = (consents: ConsentsReply) =>
  consentsApi.util.upsertQueryEntries([{ endpointName: 'getConsents', arg: undefined, value: consents }]);

/** Companies of which the accounts of each year are read by a standard; at most 50. */
interface YearsWanted {
  isins: readonly string[];
  standard: StandardId;
}

const hasPortfolios = (reply: unknown): reply is FundPortfoliosReply =>
  typeof reply === 'object' && reply !== null && 'portfolios' in reply;

/** Endpoints of this module. */
export const toolsApi = marketApi
  .enhanceEndpoints({ addTagTypes: ['Metals', 'PurificationLedger', 'ZakatAccount'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('tools', (build) => ({
      /** The latest price of each metal. */
      getMetalPrices: build.query<MetalPrice[], void>({
        query: () => 'metals',
        transformResponse: (reply: MetalPricesReply) => reply.prices,
        providesTags: ['Metals'],
      }),
      /** Dividends, splits and accounts of companies, for purification. */
      getPurificationYears: build.query<PurificationYearsReply, YearsWanted>({
        query: ({ isins, standard }) => ({
          url: 'purification/years',
          params: { isins: isins.join(','), standard },
        }),
        providesTags: ['Market', 'Session'],
      }),
      /** All prices on file of a metal, for the nisab over time. */
      getMetalPricesOverTime: build.query<MetalHistoryReply, Metal>({
        query: (metal) => ({ url: `metals/${metal}`, params: { range: 'all' } }),
        providesTags: ['Metals'],
      }),
      /** The price and market value of a held company. */
      getHeldStock: build.query<StockPage, string>({
        query: (isin) => `stocks/${encodeURIComponent(isin)}`,
        providesTags: ['Market', 'Session'],
      }),
      /** The accounts of a held company, for plans that include them. */
      getHeldAccounts: build.query<Fundamentals, string>({
        query: (isin) => `stocks/${encodeURIComponent(isin)}/fundamentals`,
        providesTags: ['Market', 'Session'],
      }),
      /** A held fund with what it holds. */
      getHeldFund: build.query<FundReply, string>({
        query: (id) => `funds/${encodeURIComponent(id)}`,
        providesTags: ['Market', 'Session'],
      }),
      /** Funds with their portfolios by financial year, by one standard; those that are not known are left out. */
      getPurifiedFunds: build.query<FundPortfoliosReply[], { ids: readonly string[]; standard: StandardId }>({
        queryFn: async ({ ids, standard }, _store, _options, baseQuery) => {
          const replies = await Promise.all(
            ids.map(async (id) =>
              baseQuery({ url: `funds/${encodeURIComponent(id)}/portfolios`, params: { standard } }),
            ),
          );
          const failed = replies.find(({ error }) => error !== undefined && error.status !== 404);
          if (failed?.error) return { error: failed.error };
          return { data: replies.map(({ data }) => data).filter(hasPortfolios) };
        },
        providesTags: ['Market', 'Session'],
      }),
      /** Funds with published holdings, by name. */
      searchFunds: build.query<FundsPage['rows'], string>({
        query: (q) => ({ url: 'funds', params: { q, only: 'held', pageSize: 6 } }),
        transformResponse: ({ rows }: FundsPage) => rows,
      }),
      /** The viewer's purification ledger, where it is stored on the account. */
      getLedger: build.query<LedgerReply, void>({
        query: () => 'purification/ledger',
        providesTags: ['PurificationLedger', 'Session'],
      }),
      addLedgerDues: build.mutation<LedgerReply, LedgerDuesBody>({
        query: (body) => ({ url: 'purification/ledger/dues', method: 'POST', body }),
        invalidatesTags: ['PurificationLedger'],
      }),
      addLedgerPayment: build.mutation<LedgerReply, LedgerPaymentBody>({
        query: (body) => ({ url: 'purification/ledger/payments', method: 'POST', body }),
        invalidatesTags: ['PurificationLedger'],
      }),
      /** Takes a payment back by a further line. */
      reverseLedgerPayment: build.mutation<LedgerReply, string>({
        query: (id) => ({ url: `purification/ledger/payments/${id}/reversal`, method: 'POST' }),
        invalidatesTags: ['PurificationLedger'],
      }),
      /** Agrees to storing the ledger on the account, or withdraws. */
      setLedgerConsent: build.mutation<ConsentsReply, boolean>({
        query: (isGiven) => ({ url: 'consents/purification-ledger', method: 'PUT', body: { isGiven } }),
        // not in the dialog that asks, which may be closed before the answer is there
        onQueryStarted: async (_isGiven, { dispatch, queryFulfilled }) => {
          const reply = await queryFulfilled.catch(() => null);
          if (reply) dispatch(showConsents(reply.data));
        },
      }),
      deleteLedger: build.mutation<LedgerReply, void>({
        query: () => ({ url: 'purification/ledger', method: 'DELETE' }),
        invalidatesTags: ['PurificationLedger'],
      }),
      /** The viewer's encrypted zakat years on the account, and their reminders. */
      getZakatAccount: build.query<ZakatAccountReply, void>({
        query: () => 'zakat/years',
        providesTags: ['ZakatAccount', 'Session'],
      }),
      writeZakatYears: build.mutation<ZakatAccountReply, ZakatYearsBody>({
        query: (body) => ({ url: 'zakat/years', method: 'PUT', body }),
        invalidatesTags: ['ZakatAccount'],
      }),
      setZakatReminders: build.mutation<ZakatAccountReply, ZakatRemindersBody>({
        query: (body) => ({ url: 'zakat/reminders', method: 'PUT', body }),
        invalidatesTags: ['ZakatAccount'],
      }),
      /** Agrees to storing zakat years and reminders on the account, or withdraws. */
      setZakatConsent: build.mutation<ConsentsReply, boolean>({
        query: (isGiven) => ({ url: 'consents/zakat-years', method: 'PUT', body: { isGiven } }),
      }),
      deleteZakatAccount: build.mutation<ZakatAccountReply, void>({
        query: () => ({ url: 'zakat/years', method: 'DELETE' }),
        invalidatesTags: ['ZakatAccount'],
      }),
    })),
  });

export const {
  useGetMetalPricesQuery,
  useGetMetalPricesOverTimeQuery,
  useGetPurificationYearsQuery,
  useGetPurifiedFundsQuery,
  useLazyGetHeldStockQuery,
  useLazyGetHeldFundQuery,
  useSearchFundsQuery,
  useLazyGetHeldAccountsQuery,
  useGetLedgerQuery,
  useAddLedgerDuesMutation,
  useAddLedgerPaymentMutation,
  useReverseLedgerPaymentMutation,
  useDeleteLedgerMutation,
  useGetZakatAccountQuery,
  useWriteZakatYearsMutation,
  useSetZakatRemindersMutation,
  useSetZakatConsentMutation,
  useDeleteZakatAccountMutation,
  useSetLedgerConsentMutation,
} = toolsApi;
