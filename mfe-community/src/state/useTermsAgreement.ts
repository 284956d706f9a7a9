import { useGetConsentsQuery, useSetConsentMutation } from '@tayyib/shared/sdk/api';

const purpose = 'community-terms';

/** Whether the viewer has agreed to the community's terms, on any device, and a function to agree. */
export function useTermsAgreement() {
  const { data, error, refetch } = useGetConsentsQuery();
  const [setConsent, { error: saveError, isLoading: isSaving }] = useSetConsentMutation();
  return {
    /** Undefined until loaded. */
    hasAgreed: data?.consents.some((consent) => consent.purpose === purpose && consent.isGiven),
    /** Why loading failed. */
    error: data ? undefined : error,
    retry: () => void refetch(),
    agree: () => void setConsent({ purpose, isGiven: true }),
    isSaving,
    /** Why the agreement could not be saved. */
    saveError,
  };
}
