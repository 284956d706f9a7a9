import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/rowsOf';

/** What this feature stores of people. */
export const profilePersonalData: readonly Holding[] = [{ table: 'avatars', title: 'picture', isOf: byUser }];
