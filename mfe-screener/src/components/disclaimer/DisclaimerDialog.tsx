import { toMessage } from '@tayyib/shared/sdk/errors';
import { AgreementDialog } from '@tayyib/shared/parts/page';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { useAgreeToDisclaimerMutation } from '../../api/disclaimerApi';

/** When this changes, update its date in `consentPurposes`, so that everyone agrees again. */
const sentences = [
  'A verdict compares the figures of filings with published screening rules. It is neither investment advice nor a religious ruling.',
  'Figures may be missing, late or wrong at their source; the page of a stock names each source and its date.',
  'Before you buy or sell, ask a SEBI-registered adviser; on what is permitted to you, ask a scholar.',
];

/** The text of the disclaimer. Those who do not agree leave the stock. */
export function DisclaimerDialog({ onAgreed }: { onAgreed: () => unknown }) {
  const navigate = useNavigate();
  const [agreeToDisclaimer, { error, isLoading }] = useAgreeToDisclaimerMutation();
  const agree = async () => {
    const { data } = await agreeToDisclaimer();
    if (data) onAgreed();
  };
  return (
    <AgreementDialog
      isOpen
      title="Disclaimer"
      sentences={sentences}
      statement="I have read this and agree"
      isSaving={isLoading}
      error={error && toMessage(error)}
      needsAnswer
      onAgree={() => void agree()}
      onClose={() => void navigate('/dashboard')}
    />
  );
}
