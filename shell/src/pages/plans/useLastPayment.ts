import { useSession } from '../../session/useSession';
import { useGetInvoicesQuery, useGetSubscriptionQuery } from './billingApi';

/**
 * What the server has on record of the user's last payment: the term it opened and its invoice.
 * @param isRefetched requests both even where an earlier reply is known
 */
export function useLastPayment({ isRefetched = false } = {}) {
  const { user } = useSession();
  const options = { refetchOnMountOrArgChange: isRefetched };
  const { data, error, isFetching } = useGetSubscriptionQuery(undefined, options);
  const invoices = useGetInvoicesQuery(undefined, options);
  return {
    email: user?.email ?? null,
    subscription: data?.subscription ?? null,
    /** Null where there is none, or it is not known. */
    invoice: invoices.data?.invoices.find(({ kind }) => kind === 'invoice') ?? null,
    error,
    isLoading: isFetching || invoices.isFetching,
    /** Whether this page knows that the plan is open. */
    isOpen: data !== undefined && user?.plan === data.plan,
  };
}

export type LastPayment = ReturnType<typeof useLastPayment>;
