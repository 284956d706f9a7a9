import { useEffect, useState } from 'react';
import { useGetConsentsQuery } from '@tayyib/shared/sdk/api';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { onDemand, useNoOpenDialog } from '@tayyib/shared/parts/page';

const DisclaimerDialog = onDemand(async () => (await import('./DisclaimerDialog')).DisclaimerDialog);

/** Our choice: long enough to read the verdict, before the dialog covers it. */
export const readingMs = 4000;

/**
 * Asks for the disclaimer on the first page of a stock, once per version of its text and account, when its verdict could be read. It
 * waits for the end of another dialog: never is one over the other.
 */
export function Disclaimer() {
  const { user } = useViewer();
  const { data, refetch } = useGetConsentsQuery(undefined, { skip: !user?.userstatus });
  const isNeeded = data?.disclaimer.isGiven === false;
  const [wasRead, setRead] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => setRead(true), readingMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  const mayOpen = useNoOpenDialog(isNeeded && wasRead);
  return mayOpen ? <DisclaimerDialog onAgreed={refetch} /> : null;
}
