import type { Alert } from '@tayyib/shared/contracts';

/** The text of an alert that references no other row. Names of people are not in it. */
export type AlertContent = Pick<
  Alert,
  'status' | 'kind' | 'alert_name' | 'scan_name' | 'scan_url' | 'title' | 'description'
> &
  Partial<Pick<Alert, 'stocks' | 'trigger_prices' | 'image' | 'roomId'>> & {
    /** From when on it is listed only: a reminder is of no use after what it reminds of. */
    expiresAt?: string;
  };
