import { randomUUID } from 'node:crypto';
import { standardById } from '@tayyib/shared/shariah';
import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { advisors, people } from '../MatrixRow';
import type { Subject } from '../subject';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';
const stock = { params: { isin } };
const hold = () => ({ standard: 'TASIS', action: 'hold', reason: 'A merger is under way.' });

/** An edition of that advisor, under a unique name. */
const draft = () => ({ ...standardById.TASIS, edition: `draft-${randomUUID().slice(0, 8)}` });
const reason = 'The body changed its norms.';
const drafted = async ({ bodyOf }: Subject) => {
  const written = draft();
  await bodyOf('POST', '/api/staff/standards/TASIS/drafts', written);
  return { params: { id: 'TASIS', edition: written.edition } };
};

const question = { text: 'Is a company that leases ships permitted?' };

/** What an advisor signs belongs to the product from then on: another advisor may lift it. */
export const adviceRows: MatrixRows = {
  'GET /api/staff/stocks/:isin/overrides': advisors(200, { ask: () => stock }),
  'POST /api/staff/stocks/:isin/overrides': advisors(201, { ask: () => ({ ...stock, payload: hold() }) }),
  'DELETE /api/staff/stocks/:isin/overrides/:id': advisors(200, {
    ask: async ({ bodyOf }) => ({
      params: { isin, id: idIn(await bodyOf('POST', `/api/staff/stocks/${isin}/overrides`, hold()), 'id') },
    }),
  }),
  'GET /api/staff/stocks/:isin/business-facts': advisors(200, { ask: () => stock }),
  'POST /api/staff/stocks/:isin/business-facts': advisors(201, {
    ask: () => ({
      ...stock,
      payload: {
        activity: 'Retail',
        shareOfRevenue: 0.3,
        source: {
          publisher: 'Reliance Industries',
          document: 'Annual report',
          asOf: '2026-03-31',
          publishedOn: null,
        },
      },
    }),
  }),
  'GET /api/standards/:id': people(200, { ask: () => ({ params: { id: 'TASIS' } }) }),
  'GET /api/staff/standards': advisors(200),
  'GET /api/staff/standards/:id/editions/:edition': advisors(200, { ask: drafted }),
  'POST /api/staff/standards/:id/drafts': advisors(201, {
    ask: () => ({ params: { id: 'TASIS' }, payload: draft() }),
  }),
  'GET /api/staff/standards/:id/drafts/:edition/diff': advisors(200, { ask: drafted }),
  'POST /api/staff/standards/:id/drafts/:edition/publish': advisors(200, {
    ask: async (subject) => ({ ...(await drafted(subject)), payload: { reason } }),
  }),
  'DELETE /api/staff/standards/:id/drafts/:edition': advisors(200, { ask: drafted }),
  'GET /api/staff/overrides': advisors(200),
  'GET /api/staff/class-answers': advisors(200),
  'GET /api/staff/class-answers/preview': advisors(200, {
    ask: () => ({ query: 'className=Sugar&decision=doubtful' }),
  }),
  'POST /api/staff/class-answers': advisors(201, {
    ask: () => ({
      payload: { className: 'Sugar', decision: 'doubtful', reason: 'Mills may distil spirit.' },
    }),
  }),
  'GET /api/advisor': people(200),
  'GET /api/advisor/questions': people(200),
  'POST /api/advisor/questions': people(201, { ask: () => ({ payload: question }) }),
  'GET /api/staff/questions': advisors(200),
  'POST /api/staff/questions/:id/answer': advisors(200, {
    ask: async ({ bodyOf }) => ({
      params: { id: idIn(await bodyOf('POST', '/api/advisor/questions', question), 'id') },
      payload: { text: 'It is permitted by what is known today.' },
    }),
  }),
};
