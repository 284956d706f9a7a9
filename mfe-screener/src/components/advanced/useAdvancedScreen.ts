import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@tayyib/shared/router';
import { readAdvanced, writeAdvanced, type AdvancedScreen } from '../../domain/screens/advancedAddress';

export type ChangeAdvanced = (part: Partial<AdvancedScreen>, options?: { replace?: boolean }) => void;

/** The screen the address asks for: the only place it is kept, so that it can be shared and gone back from. */
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
