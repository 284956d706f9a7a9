import { useEffect, useState } from 'react';
import { readLastResult, type Calculator, type LastResult } from './lastResults';

type LastResults = Readonly<Record<Calculator, LastResult | null>>;

/** The last result of each calculator of a user; null until it is read. */
export function useLastResults(userId: string): LastResults | null {
  const [read, setRead] = useState<{ userId: string; results: LastResults } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([readLastResult('zakat', userId), readLastResult('purification', userId)]).then(
      ([zakat, purification]) => {
        if (isCurrent) setRead({ userId, results: { zakat, purification } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return read?.userId === userId ? read.results : null;
}
