import type { Alert } from '@tayyib/shared/contracts';

export type AlertText = Pick<
  Alert,
  'status' | 'alert_name' | 'scan_name' | 'scan_url' | 'title' | 'description' | 'stocks'
>;
