import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/rowsOf';

/** What this feature stores of people. */
export const consentPersonalData: readonly Holding[] = [
  { table: 'consent_events', title: 'consents', isOf: byUser },
];
