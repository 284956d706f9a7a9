import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { billingRoutes } from './billing/billingRoutes';
import { callEvents } from './calls/callEvents';
import { communityRoutes } from './community/communityRoutes';
import { consentRoutes } from './consents/consentRoutes';
import { consultationRoutes } from './consultations/consultationRoutes';
import { externalRoutes } from './externalIdentity/externalRoutes';
import { feedJobs } from './ingest/feedJobs';
import { feedRoutes } from './ingest/feedRoutes';
import { healthRoutes } from './health/healthRoutes';
import { identityRoutes } from './identity/identityRoutes';
import { waysIn } from './identity/waysIn';
import { numbersRoutes } from './numbers/numbersRoutes';
import { notificationRoutes } from './notifications/notificationRoutes';
import { outboxRoutes } from './messages/outboxRoutes';
import { metalRoutes } from './metals/metalRoutes';
import { moduleRoutes } from './modules/moduleRoutes';
import { outcomeRoutes } from './modules/outcomes/outcomeRoutes';
import { overrideRoutes } from './modules/overrides/overrideRoutes';
import { staffOverrideRoutes } from './modules/overrides/staffOverrideRoutes';
import { supportCodeRoutes } from './modules/overrides/supportCodeRoutes';
import { publishRoutes } from './modules/publishing/publishRoutes';
import { staffModuleRoutes } from './modules/staff/staffModuleRoutes';
import { peopleRoutes } from './people/peopleRoutes';
import { erasureRoutes } from './privacy/erasureRoutes';
import { privacyRoutes } from './privacy/privacyRoutes';
import { profileRoutes } from './profile/profileRoutes';
import { questionRoutes } from './questions/questionRoutes';
import { screensFeature } from './screens/screensFeature';
import { sessionRoutes } from './sessions/sessionRoutes';
import { tokenRoutes } from './sessions/tokenRoutes';
import { userRecordRoutes } from './sessions/userRecordRoutes';
import { verdictJobs } from './verdicts/verdictJobs';
import { verdictRoutes } from './verdicts/verdictRoutes';
import { stockRoutes } from './stocks/stockRoutes';
import { watchedStockRoutes } from './watchlists/watchedStockRoutes';
import { watchlistRoutes } from './watchlists/watchlistRoutes';

/** Everything the API does, one plugin per feature. Their paths begin under `/api`. */
export const features: readonly FastifyPluginAsyncZod[] = [
  healthRoutes,
  identityRoutes,
  waysIn(erasureRoutes),
  externalRoutes,
  outboxRoutes,
  sessionRoutes,
  tokenRoutes,
  userRecordRoutes,
  profileRoutes,
  privacyRoutes,
  consentRoutes,
  peopleRoutes,
  moduleRoutes,
  outcomeRoutes,
  staffModuleRoutes,
  publishRoutes,
  overrideRoutes,
  staffOverrideRoutes,
  supportCodeRoutes,
  metalRoutes,
  stockRoutes,
  numbersRoutes,
  screensFeature,
  watchlistRoutes,
  watchedStockRoutes,
  notificationRoutes,
  verdictRoutes,
  verdictJobs,
  questionRoutes,
  feedRoutes,
  feedJobs,
  communityRoutes,
  consultationRoutes,
  billingRoutes,
  callEvents,
];
