import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import type { StandardId } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';

/** An advanced screen, as encoded in the URL. */
export interface AdvancedScreen {
  /** In the screen language. */
  text: string;
  standard: StandardId;
  /** In the screen language; empty for the default columns. */
  columns: readonly string[];
  sort: string;
  order: 'asc' | 'desc';
  show: 'matches' | 'unknowns';
}

export const firstScreen: AdvancedScreen = {
  text: 'Status = compliant',
  standard: 'TASIS',
  columns: [],
  sort: 'Market capitalization',
  order: 'desc',
  show: 'matches',
};

/** Reads a screen from the URL; missing and invalid values get their defaults. */
export function readAdvanced(address: URLSearchParams): AdvancedScreen {
  const standard = address.get('standard');
  return {
    text: address.get('q') ?? firstScreen.text,
    standard: standardIds.find((id) => id === standard) ?? firstScreen.standard,
    columns: address.getAll('column').slice(0, 30),
    sort: address.get('sort') || firstScreen.sort,
    order: address.get('order') === 'asc' ? 'asc' : 'desc',
    show: address.get('show') === 'unknowns' ? 'unknowns' : 'matches',
  };
}

/** Writes only what differs from the defaults. */
export function writeAdvanced({
  text,
  standard,
  columns,
  sort,
  order,
  show,
}: AdvancedScreen): URLSearchParams {
  const address = new URLSearchParams();
  if (text !== firstScreen.text) address.set('q', text);
  if (standard !== firstScreen.standard) address.set('standard', standard);
  for (const column of columns) address.append('column', column);
  if (sort !== firstScreen.sort) address.set('sort', sort);
  if (order !== firstScreen.order) address.set('order', order);
  if (show !== firstScreen.show) address.set('show', show);
  return address;
}

/** The URL of the CSV export, which has every row. */
export function exportAddress({ text, standard, columns, sort, order, show }: AdvancedScreen): string {
  const query = new URLSearchParams({ text, standard, sort, order, show });
  for (const column of columns) query.append('columns', column);
  return `/api/screens/export?${query}`;
}

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
