import { Navigate, useLocation } from '@tayyib/shared/sdk/router';
import { CodeForm } from './CodeForm';
import { codeStateOf } from './codeState';
import { useSignedInAddress } from '../../navigation/returnTo';

/** Enters a one-time code. The navigation state has the address it was sent to. */
export default function OtpVerificationPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const code = codeStateOf(state);
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;
  if (!code) return <Navigate to="/login" replace />;
  return <CodeForm {...code} />;
}
