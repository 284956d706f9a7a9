import type { MatrixRows } from './MatrixRow';
import { adviceRows } from './rows/adviceRows';
import { billingRows } from './rows/billingRows';
import { communityRows } from './rows/communityRows';
import { eventRows } from './rows/eventRows';
import { generalRows } from './rows/generalRows';
import { identityRows } from './rows/identityRows';
import { profileRows } from './rows/profileRows';
import { sessionRows } from './rows/sessionRows';
import { watchlistRows } from './rows/watchlistRows';

/** Every route, `METHOD /path`, and what each caller hears there. A test runs it and finds what is missing. */
export const routeMatrix: MatrixRows = {
  ...generalRows,
  ...identityRows,
  ...sessionRows,
  ...profileRows,
  ...watchlistRows,
  ...communityRows,
  ...billingRows,
  ...adviceRows,
};

/** Every socket event and what each caller hears. */
export const eventMatrix: MatrixRows = eventRows;
