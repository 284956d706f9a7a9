import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@tayyib/shared/router';
import { readAdvanced, writeAdvanced, type AdvancedScreen } from '../../domain/screens/advancedAddress';

export type ChangeAdvanced = (part: Partial<AdvancedScreen>, options?: { replace?: boolean }) => void;

/** The screen in the URL, its only storage: it can be shared, and the back button returns to the previous one. */
export function useAdvancedScreen(): { screen: AdvancedScreen; change: ChangeAdvanced } {
  const [address, setAddress] = useSearchParams();
  const screen = useMemo(() => readAdvanced(address), [address]);
  const change = useCallback<ChangeAdvanced>(
    (part, options) =>
      setAddress((current) => writeAdvanced({ ...readAdvanced(current), ...part }), {
        ...options,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return { screen, change };
}
