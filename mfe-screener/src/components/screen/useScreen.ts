import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@tayyib/shared/router';
import { everything, readScreen, writeScreen, type ScreenChoices } from '../../domain/screens/screenAddress';

/**
 * Changes some choices; anything but turning a page goes back to the first one. With `replace` the browser's history
 * does not grow: nobody wants to go back letter by letter.
 */
export type ChangeScreen = (change: Partial<ScreenChoices>, options?: { replace?: boolean }) => void;

/**
 * The screen that the address asks for. The address is the only place it is kept: it can be shared, and the browser's
 * back goes to the screen before.
 */
export function useScreen(): { choices: ScreenChoices; change: ChangeScreen; clear: () => void } {
  const [address, setAddress] = useSearchParams();
  const choices = useMemo(() => readScreen(address), [address]);
  const write = useCallback(
    (next: ScreenChoices, options?: { replace?: boolean }) =>
      setAddress((current) => {
        const written = writeScreen(next);
        // what is not ours (a campaign's mark, a scenario's name) stays
        for (const [name, value] of current) if (!isOurs(name)) written.append(name, value);
        return written;
      }, options),
    [setAddress],
  );
  const change = useCallback<ChangeScreen>(
    (part, options) => write({ ...choices, page: 1, ...part }, options),
    [choices, write],
  );
  const clear = useCallback(() => {
    const { standard, sort, order } = choices;
    write({ ...everything, standard, sort, order });
  }, [choices, write]);
  return { choices, change, clear };
}

const isOurs = (name: string): boolean => Object.hasOwn(everything, name);
