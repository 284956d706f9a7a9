import {
  AdvisorQuestion,
  AdvisorQuestionsReply,
  AdvisorReply,
  BusinessFactsReply,
  ClassAnswerEntry,
  ClassAnswerPreview,
  ClassQuestionsReply,
  DraftRemovedReply,
  EditionDiff,
  EditionEntry,
  FeedRunReply,
  FeedRunsReply,
  FeedsReply,
  FetchNowReply,
  FilingBackfill,
  FilingHost,
  FilingsReply,
  JobsReply,
  JobsRunReply,
  KnownFilingsReply,
  PeopleReply,
  PersonReply,
  PublishedReply,
  QuestionsToAnswerReply,
  RetriedReply,
  StandardData,
  StandingOverridesReply,
  StockPage,
  VerdictOverride,
} from '@tayyib/shared/contracts';
import { standardById } from '@tayyib/shared/shariah';
import { z } from 'zod';
import { advisorApi } from '../../../mfe-screener/src/api/advisorApi';
import { classAnswersApi } from '../../../mfe-staff/src/api/classAnswersApi';
import { feedsApi } from '../../../mfe-staff/src/api/feedsApi';
import { filingsApi } from '../../../mfe-staff/src/api/filingsApi';
import { jobsApi } from '../../../mfe-staff/src/api/jobsApi';
import { peopleApi } from '../../../mfe-staff/src/api/peopleApi';
import { questionsApi } from '../../../mfe-staff/src/api/questionsApi';
import { standardsApi } from '../../../mfe-staff/src/api/standardsApi';
import type { Row } from './Row';
import { moduleRows } from './moduleRows';

const feeds = feedsApi.endpoints;
const filings = filingsApi.endpoints;
const standards = standardsApi.endpoints;
const classes = classAnswersApi.endpoints;
const advice = advisorApi.endpoints;
const questions = questionsApi.endpoints;
const people = peopleApi.endpoints;
const jobs = jobsApi.endpoints;

/** Reliance Industries, which is in the sample data. */
const isin = 'INE002A01018';
/** Inserts a run of a feed. */
const feedRunId = '00000000-0000-4000-8000-0000000000f1';
export const aFeedRun = {
  id: feedRunId,
  feed: 'nse-list',
  population: 'NSE',
  document: 'EQUITY_L.csv',
  fileHash: 'f1',
  outcome: 'stored' as const,
  read: 2,
  stored: 1,
  unchanged: 0,
  refused: [{ line: 2, reason: 'There is no ISIN.' }],
};
const draft = { ...standardById.TASIS, edition: 'contract-1' };
/** Inserts a draft for the removal. */
export const unwantedDraft = { ...standardById.TASIS, edition: 'contract-2' };
const edition = { standard: 'TASIS', edition: 'contract-1' } as const;
const unwanted = { standard: 'TASIS', edition: 'contract-2' } as const;
const reason = 'The body changed its norms.';

const staff = (route: string, reply: z.ZodType, ask: Row['ask']): Row => ({ as: 'sana', route, reply, ask });
const advisor = (route: string, reply: z.ZodType, ask: Row['ask']): Row => ({
  as: 'adil',
  route,
  reply,
  ask,
});

const admin = (route: string, reply: z.ZodType, ask: Row['ask']): Row => ({ as: 'amin', route, reply, ask });

const why = 'The contract test.';
const signed = { id: '' };
const question = { id: '' };

/** The requests of the staff and advisor pages. */
export const staffRows: Readonly<Record<string, Row>> = {
  ...moduleRows,
  getFeeds: staff('GET /api/staff/feeds', FeedsReply, (send) => send(feeds.getFeeds.initiate())),
  getFeedRuns: staff('GET /api/staff/feeds/runs', FeedRunsReply, (send) =>
    send(feeds.getFeedRuns.initiate(1)),
  ),
  getFeedRun: staff('GET /api/staff/feeds/runs/:id', FeedRunReply, (send) =>
    send(feeds.getFeedRun.initiate({ id: feedRunId, page: 1 })),
  ),
  fetchFeedNow: staff('POST /api/staff/feeds/sources/:key/fetch', FetchNowReply, (send) =>
    send(feeds.fetchFeedNow.initiate('nse-list')),
  ),
  getFilingsFeed: staff('GET /api/staff/feeds/filings', FilingsReply, (send) =>
    send(filings.getFilingsFeed.initiate()),
  ),
  getKnownFilings: staff('GET /api/staff/feeds/filings/list', KnownFilingsReply, (send) =>
    send(filings.getKnownFilings.initiate({ state: 'imported', page: 1 })),
  ),
  pauseFilingHost: staff('POST /api/staff/feeds/filings/hosts/:host', FilingHost, (send) =>
    send(filings.pauseFilingHost.initiate({ host: 'www.bseindia.com', isPaused: true })),
  ),
  startBackfill: staff('POST /api/staff/feeds/filings/backfill', FilingBackfill, (send) =>
    send(filings.startBackfill.initiate('2026-01-01')),
  ),
  pauseBackfill: staff('POST /api/staff/feeds/filings/backfill/pause', FilingBackfill, (send) =>
    send(filings.pauseBackfill.initiate(true)),
  ),
  retryFilings: staff('POST /api/staff/feeds/filings/retry', RetriedReply, (send) =>
    send(filings.retryFilings.initiate('failed')),
  ),
  getEditions: advisor('GET /api/staff/standards', z.array(EditionEntry), (send) =>
    send(standards.getEditions.initiate()),
  ),
  saveDraft: advisor('POST /api/staff/standards/:id/drafts', EditionEntry, (send) =>
    send(standards.saveDraft.initiate(draft)),
  ),
  getStandard: {
    ...advisor('GET /api/standards/:id', StandardData, (send) => send(advice.getStandard.initiate('TASIS'))),
    as: 'ann',
  },
  findStock: advisor('GET /api/stocks/:id', StockPage, (send) => send(standards.findStock.initiate(isin))),
  getEdition: advisor('GET /api/staff/standards/:id/editions/:edition', StandardData, (send) =>
    send(standards.getEdition.initiate(edition)),
  ),
  getEditionDiff: advisor('GET /api/staff/standards/:id/drafts/:edition/diff', EditionDiff, (send) =>
    send(standards.getEditionDiff.initiate(edition)),
  ),
  publishEdition: advisor('POST /api/staff/standards/:id/drafts/:edition/publish', PublishedReply, (send) =>
    send(standards.publishEdition.initiate({ ...edition, reason })),
  ),
  removeDraft: advisor('DELETE /api/staff/standards/:id/drafts/:edition', DraftRemovedReply, (send) =>
    send(standards.removeDraft.initiate(unwanted)),
  ),
  signOverride: advisor('POST /api/staff/stocks/:isin/overrides', VerdictOverride, (send) =>
    send(
      standards.signOverride.initiate({
        isin,
        signed: { standard: 'TASIS', action: 'hold', reason, until: null },
      }),
    ),
  ),
  getStandingOverrides: {
    ...advisor('GET /api/staff/overrides', StandingOverridesReply, (send) =>
      send(standards.getStandingOverrides.initiate()),
    ),
    learn: (body) => {
      signed.id = StandingOverridesReply.parse(body)[0]?.id ?? '';
      return {};
    },
  },
  liftOverride: advisor('DELETE /api/staff/stocks/:isin/overrides/:id', VerdictOverride, (send) =>
    send(standards.liftOverride.initiate({ isin, id: signed.id })),
  ),
  getClassQuestions: advisor('GET /api/staff/class-answers', ClassQuestionsReply, (send) =>
    send(classes.getClassQuestions.initiate()),
  ),
  previewClassAnswer: advisor('GET /api/staff/class-answers/preview', ClassAnswerPreview, (send) =>
    send(classes.previewClassAnswer.initiate({ className: 'Sugar', decision: 'doubtful' })),
  ),
  answerClass: advisor('POST /api/staff/class-answers', ClassAnswerEntry, (send) =>
    send(classes.answerClass.initiate({ className: 'Sugar', decision: 'doubtful', reason })),
  ),
  recordBusinessFact: advisor('POST /api/staff/stocks/:isin/business-facts', BusinessFactsReply, (send) =>
    send(
      standards.recordBusinessFact.initiate({
        isin,
        fact: {
          activity: 'Retail',
          shareOfRevenue: 0.3,
          source: { publisher: 'Annual report', document: 'page 1', asOf: '2026-03-31', publishedOn: null },
        },
      }),
    ),
  ),
  getBusinessFacts: advisor('GET /api/staff/stocks/:isin/business-facts', BusinessFactsReply, (send) =>
    send(standards.getBusinessFacts.initiate(isin)),
  ),
  getAdvisor: {
    ...advisor('GET /api/advisor', AdvisorReply, (send) => send(advice.getAdvisor.initiate())),
    as: 'ann',
  },
  askAdvisor: {
    ...advisor('POST /api/advisor/questions', AdvisorQuestion, (send) =>
      send(advice.askAdvisor.initiate('Is a company that leases ships permitted?')),
    ),
    as: 'ann',
    learn: (body) => {
      question.id = AdvisorQuestion.parse(body).id;
      return {};
    },
  },
  getMyQuestions: {
    ...advisor('GET /api/advisor/questions', AdvisorQuestionsReply, (send) =>
      send(advice.getMyQuestions.initiate()),
    ),
    as: 'ann',
  },
  getQuestionsToAnswer: advisor('GET /api/staff/questions', QuestionsToAnswerReply, (send) =>
    send(questions.getQuestionsToAnswer.initiate()),
  ),
  answerQuestion: advisor('POST /api/staff/questions/:id/answer', AdvisorQuestion, (send) =>
    send(questions.answerQuestion.initiate({ id: question.id, text: 'It is permitted by what is known.' })),
  ),
  findPeople: admin('GET /api/admin/people', PeopleReply, (send) => send(people.findPeople.initiate('ann'))),
  getPerson: admin('GET /api/admin/people/:userId', PersonReply, (send, { ann }) =>
    send(people.getPerson.initiate(ann)),
  ),
  changeRole: admin('PUT /api/admin/people/:userId/roles/:role', PersonReply, (send, { ann }) =>
    send(people.changeRole.initiate({ id: ann, role: 'advisor', isGranted: false, why })),
  ),
  changeStatus: admin('PUT /api/admin/people/:userId/status', PersonReply, (send, { ann }) =>
    send(people.changeStatus.initiate({ id: ann, status: 0, why })),
  ),
  grantPlan: admin('PUT /api/admin/people/:userId/plan', PersonReply, (send, { ann }) =>
    send(people.grantPlan.initiate({ id: ann, plan: 'free', why })),
  ),
  getJobs: staff('GET /api/staff/jobs', JobsReply, (send) => send(jobs.getJobs.initiate())),
  runJobNow: staff('POST /api/staff/jobs/:name/run', JobsRunReply, (send) =>
    send(jobs.runJobNow.initiate('dead sessions')),
  ),
};
