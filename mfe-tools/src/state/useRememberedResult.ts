import { useEffect } from 'react';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { writeLastResult, type Calculator } from './lastResults';

interface Shown {
  /** Null while the form is empty: that is no result. Undefined while it is computed: the last one stays. */
  text: string | null | undefined;
  day: string;
}

/** Remembers what a calculator shows to a user, for the dashboard. */
export function useRememberedResult(calculator: Calculator, { text, day }: Shown): void {
  const userId = useViewer().user?._id;
  useEffect(() => {
    if (userId === undefined || text === undefined) return;
    writeLastResult(calculator, userId, text === null ? null : { text, day });
  }, [calculator, userId, text, day]);
}
