import type { MatrixRows } from './MatrixRow';
import { adviceRows } from './rows/adviceRows';
import { billingRows } from './rows/billingRows';
import { callRows } from './rows/callRows';
import { articleRows } from './rows/articleRows';
import { communityRows } from './rows/communityRows';
import { consultationEventRows, consultationRows } from './rows/consultationRows';
import { eventRows } from './rows/eventRows';
import { learningRows } from './rows/learningRows';
import { feedRows } from './rows/feedRows';
import { generalRows } from './rows/generalRows';
import { identityRows } from './rows/identityRows';
import { moduleRows } from './rows/moduleRows';
import { notificationRows } from './rows/notificationRows';
import { peopleRows } from './rows/peopleRows';
import { numberRows } from './rows/numberRows';
import { profileRows } from './rows/profileRows';
import { publicRows } from './rows/publicRows';
import { screenRows } from './rows/screenRows';
import { sessionRows } from './rows/sessionRows';
import { supportRows } from './rows/supportRows';
import { portfolioRows } from './rows/portfolioRows';
import { watchlistRows } from './rows/watchlistRows';

/** Every route, `METHOD /path`, and its status per caller. A test runs it and finds missing rows. */
export const routeMatrix: MatrixRows = {
  ...generalRows,
  ...moduleRows,
  ...identityRows,
  ...sessionRows,
  ...profileRows,
  ...peopleRows,
  ...portfolioRows,
  ...watchlistRows,
  ...notificationRows,
  ...screenRows,
  ...articleRows,
  ...communityRows,
  ...supportRows,
  ...learningRows,
  ...callRows,
  ...consultationRows,
  ...billingRows,
  ...adviceRows,
  ...feedRows,
  ...numberRows,
  ...publicRows,
};

/**
 * The routes above `public` that also work before a user agreed to the current terms: agreeing, and leaving.
 * Every other one replies 403 `terms-needed`, whatever their plan or role.
 */
export const openBeforeTerms: readonly string[] = [
  'POST /api/userstatus',
  'GET /api/usercachecheck/:userId',
  'GET /api/profile/export',
  'GET /api/profile/erasure',
  'POST /api/profile/erasure/code',
  'DELETE /api/profile',
];

/** Every socket event and its status per caller. */
export const eventMatrix: MatrixRows = { ...eventRows, ...consultationEventRows };
