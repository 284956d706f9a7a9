import type { Alert } from '@tayyib/shared/contracts';

export type AlertWords = Pick<
  Alert,
  'status' | 'alert_name' | 'scan_name' | 'scan_url' | 'title' | 'description' | 'stocks'
>;
