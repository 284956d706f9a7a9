import { useGetConsentsQuery, useSetConsentMutation } from '@tayyib/shared/api';

const purpose = 'community-terms';

/** Whether the viewer has agreed to the community's terms, on whatever device, and how they do. */
export function useTermsAgreement() {
  const { data, error, refetch } = useGetConsentsQuery();
  const [setConsent, { error: refusal, isLoading: isAgreeing }] = useSetConsentMutation();
  return {
    /** Undefined while nobody knows. */
    hasAgreed: data?.consents.some((consent) => consent.purpose === purpose && consent.isGiven),
    /** Why we do not know. */
    error: data ? undefined : error,
    retry: () => void refetch(),
    agree: () => void setConsent({ purpose, isGiven: true }),
    isAgreeing,
    /** Why the agreement did not arrive. */
    refusal,
  };
}
