import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditInLog } from './platform/audit/audit';
import { cspReportRoutes } from './platform/health/cspReportRoutes';
import { healthRoutes } from './platform/health/healthRoutes';
import { jobRoutes } from './platform/jobAdmin/jobRoutes';
import { modulesFeature } from './platform/modules/modulesFeature';
import { outboxRoutes } from './platform/outbox/outboxRoutes';
import { peopleRoutes } from './accounts/accountAdmin/peopleRoutes';
import { billingRoutes } from './accounts/billing/billingRoutes';
import { consentRoutes } from './accounts/consents/consentRoutes';
import { externalRoutes } from './accounts/externalIdentity/externalRoutes';
import { identityFeature } from './accounts/identity/identityFeature';
import { privacyFeature } from './accounts/privacy/privacyFeature';
import { profileRoutes } from './accounts/profile/profileRoutes';
import { sessionsFeature } from './accounts/sessions/sessionsFeature';
import { ingestFeature } from './facts/ingest/ingestFeature';
import { fileReaderPlugin } from './facts/ingest/thread/fileReaderPlugin';
import { verdictsFeature } from './facts/verdicts/verdictsFeature';
import { dashboardRoutes } from './market/dashboard/dashboardRoutes';
import { fundPortfolioRoutes } from './market/funds/fundPortfolioRoutes';
import { fundRoutes } from './market/funds/fundRoutes';
import { dataStatusRoutes } from './market/dataStatus/dataStatusRoutes';
import { halalScreenerRoutes } from './market/halalScreener/halalScreenerRoutes';
import { indexRoutes } from './market/indices/indexRoutes';
import { industryRoutes } from './market/industries/industryRoutes';
import { ipoRoutes } from './market/ipos/ipoRoutes';
import { metalRoutes } from './market/metals/metalRoutes';
import { publicStocksFeature } from './market/publicStocks/publicStocksFeature';
import { purificationRoutes } from './market/purification/purificationRoutes';
import { screensFeature } from './market/screens/screensFeature';
import { searchRoutes } from './market/search/searchRoutes';
import { stocksFeature } from './market/stocks/stocksFeature';
import { purificationLedgerRoutes } from './personal/purificationLedger/purificationLedgerRoutes';
import { zakatYearsRoutes } from './personal/zakatYears/zakatYearsRoutes';
import { alertsFeature } from './personal/alerts/alertsFeature';
import { portfolioFeature } from './personal/portfolio/portfolioFeature';
import { remindersFeature } from './personal/reminders/remindersFeature';
import { watchlistsFeature } from './personal/watchlists/watchlistsFeature';
import { articlesFeature } from './community/articles/articlesFeature';
import { callRoomsPlugin } from './community/calls/group/callRoomsPlugin';
import { callEvents } from './community/calls/callEvents';
import { communityFeature } from './community/posts/communityFeature';
import { consultationRoutes } from './community/consultations/consultationRoutes';
import { learningFeature } from './community/learning/learningFeature';
import { questionRoutes } from './community/questions/questionRoutes';
import { supportFeature } from './community/support/supportFeature';

/**
 * Everything the API does, one plugin per feature. Their paths begin under `/api`. The export of a user's data has their tables in
 * this order, so it begins with the account.
 */
export const features: readonly FastifyPluginAsyncZod[] = [
  auditInLog,
  healthRoutes,
  cspReportRoutes,
  identityFeature,
  externalRoutes,
  outboxRoutes,
  sessionsFeature,
  profileRoutes,
  privacyFeature,
  consentRoutes,
  peopleRoutes,
  jobRoutes,
  modulesFeature,
  billingRoutes,
  fileReaderPlugin,
  verdictsFeature,
  ingestFeature,
  metalRoutes,
  stocksFeature,
  industryRoutes,
  indexRoutes,
  fundRoutes,
  fundPortfolioRoutes,
  ipoRoutes,
  dashboardRoutes,
  searchRoutes,
  screensFeature,
  halalScreenerRoutes,
  purificationRoutes,
  purificationLedgerRoutes,
  zakatYearsRoutes,
  dataStatusRoutes,
  publicStocksFeature,
  watchlistsFeature,
  alertsFeature,
  remindersFeature,
  portfolioFeature,
  questionRoutes,
  supportFeature,
  communityFeature,
  consultationRoutes,
  articlesFeature,
  callRoomsPlugin,
  learningFeature,
  callEvents,
];
