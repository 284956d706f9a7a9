import { randomUUID } from 'node:crypto';
import { agreeToLedger, agreeToZakatYears } from '../../../features/accounts/consents/consentFixtures';
import { purificationLedgerLines } from '../../../database/schema/personal/purificationLedgerTables';
import { customRatios, savedScreens, screenChanges } from '../../../database/schema/market/screensTables';
import { nobodysId } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { people, premium } from '../MatrixRow';
import type { Subject } from '../subject';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';
const text = 'Debt to assets < 25';
const screen = { name: 'Little debt', text };
const ratio = { name: 'Burden', text: 'Debt / Sales' };

const asking = () => ({ payload: { text } });
// saved while their plan allowed it: still there after the plan has ended
const savedOf = async ({ app, userId }: Subject) => {
  const [row] = await app.db
    .insert(savedScreens)
    .values({ userId, ...screen, standard: 'TASIS', columns: [], sort: 'name', order: 'asc' })
    .returning();
  return { params: { id: row?.id ?? nobodysId } };
};
const changeOf = async (subject: Subject) => {
  const { params } = await savedOf(subject);
  const [row] = await subject.app.db
    .insert(screenChanges)
    .values({ screenId: params.id, day: '2026-11-21', joined: [isin], left: [] })
    .returning();
  return { params: { id: String(row?.id ?? 0) } };
};
const ratioOf = async ({ app, userId }: Subject) => {
  const [row] = await app.db
    .insert(customRatios)
    .values({ userId, ...ratio })
    .returning();
  return { params: { id: row?.id ?? nobodysId } };
};

const due = { isin, name: 'Reliance', yearTo: '2024-03-31' };
const empty = { method: null, standard: null, working: [] };
/** A due and its payment, of a user who consented to storing them. */
const paymentOf = async ({ app, userId }: Subject) => {
  await agreeToLedger(app, userId);
  const line = { ...due, ...empty, userId, amountPaise: 100, countsOn: '2024-03-31', toWhom: '', note: '' };
  const [, payment] = await app.db
    .insert(purificationLedgerLines)
    .values([
      { ...line, kind: 'due', writtenAt: app.clock.now() },
      { ...line, kind: 'payment', writtenAt: app.clock.now() },
    ])
    .returning();
  return { params: { id: payment?.id ?? nobodysId } };
};

/** Text screens, and the market lists. What users saved stays visible to them when their plan ends. */
export const screenRows: MatrixRows = {
  'GET /api/stocksall': people(200),
  'GET /api/Industry': people(200),
  'GET /api/getIopscreen': people(200),
  'GET /api/purification': premium(200, { ask: () => ({ query: 'listAll=true' }) }),
  'GET /api/purification/years': people(200, { ask: () => ({ query: `isins=${isin}` }) }),
  'GET /api/purification/ledger': people(200),
  'POST /api/purification/ledger/dues': people(200, {
    ask: async (owner) => {
      await paymentOf(owner);
      return { payload: { dues: [{ ...due, ...empty, duePaise: 100 }] } };
    },
  }),
  'POST /api/purification/ledger/payments': people(200, {
    ask: async (owner) => {
      await paymentOf(owner);
      const parts = [{ ...due, amountPaise: 100 }];
      return { payload: { requestId: randomUUID(), paidOn: '2024-05-01', toWhom: '', note: '', parts } };
    },
  }),
  // the other one has not agreed to storing a ledger
  'POST /api/purification/ledger/payments/:id/reversal': people(200, { others: 403, ask: paymentOf }),
  'DELETE /api/purification/ledger': people(200),
  'GET /api/zakat/years': people(200),
  'PUT /api/zakat/years': people(200, {
    ask: async ({ app, userId }) => {
      await agreeToZakatYears(app, userId);
      return { payload: { sealed: 'encrypted', version: 0 } };
    },
  }),
  'PUT /api/zakat/reminders': people(200, {
    ask: async ({ app, userId }) => {
      await agreeToZakatYears(app, userId);
      return { payload: { reminders: [{ on: '2027-01-01', year: 'lunar' }] } };
    },
  }),
  'DELETE /api/zakat/years': people(200),
  'GET /api/screens/catalogue': premium(200),
  'GET /api/screens/histogram': premium(200, { ask: () => ({ query: 'column=Debt' }) }),
  'GET /api/screens/ready': people(200),
  'POST /api/screens/count': premium(200, { ask: asking }),
  'POST /api/screens/run': premium(200, { ask: asking }),
  'POST /api/screens/why': premium(200, { ask: () => ({ payload: { text, isin } }) }),
  'GET /api/screens/export': premium(200, { ask: () => ({ query: 'text=Debt%20%3C%205' }) }),
  'GET /api/screens/saved': people(200),
  'POST /api/screens/saved': premium(201, { ask: () => ({ payload: screen }) }),
  'PUT /api/screens/saved/:id': premium(200, {
    others: 404,
    ask: async (owner) => ({ ...(await savedOf(owner)), payload: { ...screen, name: 'Less debt' } }),
  }),
  'DELETE /api/screens/saved/:id': people(200, { others: 404, ask: savedOf }),
  'PUT /api/screens/saved/:id/follow': premium(200, { others: 404, ask: savedOf }),
  'PATCH /api/screens/saved/:id/follow': premium(200, {
    others: 404,
    ask: async (owner) => ({ ...(await savedOf(owner)), payload: { isPaused: true } }),
  }),
  'DELETE /api/screens/saved/:id/follow': people(200, { others: 404, ask: savedOf }),
  'GET /api/screens/changes/:id': premium(200, { others: 404, ask: changeOf }),
  'GET /api/screens/ratios': people(200),
  'POST /api/screens/ratios': premium(201, { ask: () => ({ payload: ratio }) }),
  'PUT /api/screens/ratios/:id': premium(200, {
    others: 404,
    ask: async (owner) => ({ ...(await ratioOf(owner)), payload: { ...ratio, text: 'Debt / Equity' } }),
  }),
  'DELETE /api/screens/ratios/:id': people(200, { others: 404, ask: ratioOf }),
};
