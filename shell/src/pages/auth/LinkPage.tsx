import { useEffect } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Link, Navigate } from '@tayyib/shared/router';
import { useLookAtLinkMutation, useSignInByLinkMutation } from '../../session/identityApi';
import { useSession } from '../../session/useSession';
import { AuthCard } from './AuthCard';
import { useFragment } from './useFragment';

/**
 * Where a sign-in link leads. The browser that asked for it goes straight in; any other is asked first, because mail
 * scanners open links too, and because a stranger may have sent it.
 */
export default function LinkPage() {
  const token = useFragment();
  const { user } = useSession();
  const [look, seen] = useLookAtLinkMutation();
  const [signIn, used] = useSignInByLinkMutation();

  useEffect(() => {
    if (token !== '') void look({ token });
  }, [look, token]);
  const maySignIn = seen.data?.isSameBrowser === true && used.isUninitialized;
  useEffect(() => {
    if (maySignIn) void signIn({ token });
  }, [maySignIn, signIn, token]);

  if (used.data && user?.userstatus) return <Navigate to={used.data.returnTo} replace />;
  const error = used.error ?? seen.error;
  const missing = token === '' ? 'This link is not complete. Open it from the mail again.' : undefined;
  return (
    <AuthCard
      title="Log in by link"
      lead={seen.data ? `This link signs you in as ${seen.data.account}.` : 'Looking at your link…'}
      submitLabel="LOG IN"
      canSubmit={seen.data !== undefined && !error}
      isSending={used.isLoading}
      problem={error ? toMessage(error) : missing}
      onSubmit={() => void signIn({ token })}
      footer={<Link to="/login/email">Get a new link</Link>}
    >
      {null}
    </AuthCard>
  );
}
