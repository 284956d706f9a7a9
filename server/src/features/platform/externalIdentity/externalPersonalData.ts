import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/rowsOf';

/** What this feature stores of people. */
export const externalPersonalData: readonly Holding[] = [
  {
    table: 'external_identities',
    title: 'otherWaysIn',
    inWords: 'Your way in with Google or Apple',
    isOf: byUser,
  },
];
