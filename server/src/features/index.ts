import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
import { purificationLedgerRoutes } from './market/purificationLedger/purificationLedgerRoutes';
import { purificationRoutes } from './market/purification/purificationRoutes';
import { zakatYearsRoutes } from './market/zakatYears/zakatYearsRoutes';
import { screensFeature } from './market/screens/screensFeature';
import { searchRoutes } from './market/search/searchRoutes';
import { stocksFeature } from './market/stocks/stocksFeature';
import { peopleRoutes } from './platform/accountAdmin/peopleRoutes';
import { auditInLog } from './platform/audit/audit';
import { billingRoutes } from './platform/billing/billingRoutes';
import { consentRoutes } from './platform/consents/consentRoutes';
import { externalRoutes } from './platform/externalIdentity/externalRoutes';
import { cspReportRoutes } from './platform/health/cspReportRoutes';
import { healthRoutes } from './platform/health/healthRoutes';
import { identityFeature } from './platform/identity/identityFeature';
import { jobRoutes } from './platform/jobAdmin/jobRoutes';
import { modulesFeature } from './platform/modules/modulesFeature';
import { outboxRoutes } from './platform/outbox/outboxRoutes';
import { privacyFeature } from './platform/privacy/privacyFeature';
import { profileRoutes } from './platform/profile/profileRoutes';
import { sessionsFeature } from './platform/sessions/sessionsFeature';
import { alertsFeature } from './social/alerts/alertsFeature';
import { callEvents } from './social/calls/callEvents';
import { communityRoutes } from './social/community/communityRoutes';
import { consultationRoutes } from './social/consultations/consultationRoutes';
import { portfolioFeature } from './social/portfolio/portfolioFeature';
import { remindersFeature } from './social/reminders/remindersFeature';
import { questionRoutes } from './social/questions/questionRoutes';
import { watchlistsFeature } from './social/watchlists/watchlistsFeature';

const platform = [
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
];
const facts = [fileReaderPlugin, verdictsFeature, ingestFeature];
const market = [
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
];
const social = [
  watchlistsFeature,
  alertsFeature,
  remindersFeature,
  portfolioFeature,
  questionRoutes,
  communityRoutes,
  consultationRoutes,
  callEvents,
];

/** Everything the API does, one plugin per feature. Their paths begin under `/api`. */
export const features: readonly FastifyPluginAsyncZod[] = [...platform, ...facts, ...market, ...social];
