import { lazy, Suspense, useState } from 'react';
import { useSession } from '../session/useSession';

/** Lazy because it needs antd, and each user sees it once. */
const StandardStep = lazy(() => import('./StandardStep'));

/** Asks a user who agreed to the terms for their standard, until they chose one or skipped it. */
export function StandardGate() {
  const { user } = useSession();
  const [isClosed, setClosed] = useState(false);
  // a server that knows no chosen standard could not save it
  if (!user?.userstatus || user.standard !== null || isClosed) return null;
  return (
    <Suspense>
      <StandardStep user={user} onClose={() => setClosed(true)} />
    </Suspense>
  );
}
