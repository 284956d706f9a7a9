import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  AutoRenewBody,
  CheckoutBody,
  CheckoutReply,
  ConfirmBody,
  ConfirmReply,
  InvoicesReply,
  NextTermBody,
  Order,
  PricesReply,
  Quote,
  QuoteQuery,
  RefundReply,
  SandboxPayBody,
  SandboxPayReply,
  SubscriptionReply,
} from '@tayyib/shared/contracts';

/** A change of plan affects the session and the available modules. */
const planTags = ['Session', 'Modules', 'Billing'] as const;

/** Purchases and the current subscription. */
export const billingApi = api.enhanceEndpoints({ addTagTypes: ['Billing'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getPrices: build.query<PricesReply, void>({ query: () => 'billing/prices' }),
    getSubscription: build.query<SubscriptionReply, void>({
      query: () => 'billing/subscription',
      providesTags: ['Billing'],
    }),
    getInvoices: build.query<InvoicesReply, void>({
      query: () => 'billing/invoices',
      providesTags: ['Billing'],
    }),
    getQuote: build.query<Quote, QuoteQuery>({
      query: (params) => ({ url: 'billing/quote', params }),
      providesTags: ['Billing'],
      // the credit for an unused term decreases daily
      keepUnusedDataFor: 0,
    }),
    checkout: build.mutation<Order, CheckoutBody>({
      query: (body) => ({ url: 'billing/checkout', method: 'POST', body }),
      transformResponse: (reply: CheckoutReply) => reply.order,
    }),
    payAtSandbox: build.mutation<SandboxPayReply['payment'], SandboxPayBody>({
      query: (body) => ({ url: 'billing/sandbox/pay', method: 'POST', body }),
      transformResponse: (reply: SandboxPayReply) => reply.payment,
    }),
    confirmPayment: build.mutation<ConfirmReply, ConfirmBody>({
      query: (body) => ({ url: 'billing/confirm', method: 'POST', body }),
      invalidatesTags: (reply) => (reply ? planTags : []),
    }),
    setAutoRenew: build.mutation<SubscriptionReply, AutoRenewBody>({
      query: (body) => ({ url: 'billing/auto-renew', method: 'PUT', body }),
      invalidatesTags: ['Session', 'Billing'],
    }),
    setNextTerm: build.mutation<SubscriptionReply, NextTermBody>({
      query: (body) => ({ url: 'billing/next-term', method: 'PUT', body }),
      invalidatesTags: ['Billing'],
    }),
    endTerm: build.mutation<RefundReply, void>({
      query: () => ({ url: 'billing/refund', method: 'POST' }),
      invalidatesTags: (reply) => (reply ? planTags : []),
    }),
  })),
});

export const {
  useGetPricesQuery,
  useGetSubscriptionQuery,
  useGetInvoicesQuery,
  useGetQuoteQuery,
  useCheckoutMutation,
  usePayAtSandboxMutation,
  useConfirmPaymentMutation,
  useSetAutoRenewMutation,
  useSetNextTermMutation,
  useEndTermMutation,
} = billingApi;
