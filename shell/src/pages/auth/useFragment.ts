import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';

/** The URL fragment of the page. It contains a secret token, so it is removed from the address at once. */
export function useFragment(): string {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [fragment, setFragment] = useState(hash.slice(1));
  // another link may be opened in the same tab
  if (hash !== '' && hash.slice(1) !== fragment) setFragment(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state });
  }, [hash, navigate, pathname, state]);
  return fragment;
}
