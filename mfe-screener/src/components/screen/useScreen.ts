import { useCallback, useMemo } from 'react';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { everything, readScreen, writeScreen, type ScreenChoices } from '../../domain/screens/screenAddress';

/**
 * Changes some choices; anything but changing the page returns to the first page. `replace` adds no history entry, so that
 * the back button does not undo typing letter by letter.
 */
export type ChangeScreen = (change: Partial<ScreenChoices>, options?: { replace?: boolean }) => void;

/**
 * The screen in the URL, its only storage: it can be shared, and the back button returns to the previous one.
 */
export function useScreen(): {
  choices: ScreenChoices;
  change: ChangeScreen;
  clear: () => void;
  /** Shows the screen of a saved URL query. */
  apply: (query: string) => void;
} {
  const [address, setAddress] = useSearchParams();
  const mine = useMyStandard();
  const choices = useMemo(() => readScreen(address), [address]);
  const write = useCallback(
    (next: ScreenChoices, options?: { replace?: boolean }) =>
      setAddress((current) => {
        const written = writeScreen(next);
        // without the parameter, the viewer's own standard would be shown
        if (mine !== everything.standard) written.set('standard', next.standard);
        // preserves other parameters, such as a campaign or a scenario
        for (const [name, value] of current) if (!isScreenParam(name)) written.append(name, value);
        return written;
      }, options),
    [mine, setAddress],
  );
  const change = useCallback<ChangeScreen>(
    (part, options) => write({ ...choices, page: 1, ...part }, options),
    [choices, write],
  );
  const clear = useCallback(() => {
    const { standard, sort, order } = choices;
    write({ ...everything, standard, sort, order });
  }, [choices, write]);
  const apply = useCallback((query: string) => write(readScreen(new URLSearchParams(query))), [write]);
  return { choices, change, clear, apply };
}

const isScreenParam = (name: string): boolean => Object.hasOwn(everything, name);
