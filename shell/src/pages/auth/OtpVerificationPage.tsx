import { Navigate, useLocation } from '@tayyib/shared/router';
import { CodeForm } from './CodeForm';
import { codeStateOf } from './codeState';
import { useSignedInAddress } from './useSignedInAddress';

/** Entering the code that was sent. The page before says in the navigation state where it went. */
export default function OtpVerificationPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const code = codeStateOf(state);
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;
  if (!code) return <Navigate to="/login" replace />;
  return <CodeForm {...code} />;
}
