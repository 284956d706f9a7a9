import { closedStatus } from '@tayyib/shared/account-status';
import { ne } from 'drizzle-orm';
import { users } from './identityTables';

/** Whether an account may be seen and is served: not closed by an administrator. */
export const isOpenAccount = ne(users.status, closedStatus);
