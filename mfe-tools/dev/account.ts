import { http, HttpResponse } from 'msw';
import type {
  ConsentBody,
  ConsentsReply,
  LedgerReply,
  ZakatAccountReply,
  ZakatRemindersBody,
  ZakatYearsBody,
} from '@tayyib/shared/contracts';

const empty: ZakatAccountReply = { sealed: null, version: 0, reminders: [] };
let zakat = empty;
const consents: ConsentsReply = {
  consents: [],
  history: [],
  disclaimer: { isGiven: true, at: '2026-04-01T06:00:00.000Z' },
  purificationLedger: { isGiven: true, at: '2026-04-01T06:00:00.000Z' },
};
const ledger: LedgerReply = { lines: [], limit: 2000 };

/** What the account stores: consents, an empty ledger, and encrypted zakat years until the page is loaded again. */
export const account = [
  http.get('/api/consents', () => HttpResponse.json(consents)),
  http.put<{ purpose: string }, ConsentBody>('/api/consents/:purpose', () => HttpResponse.json(consents)),
  http.get('/api/purification/ledger', () => HttpResponse.json(ledger)),
  http.get('/api/zakat/years', () => HttpResponse.json(zakat)),
  http.put<never, ZakatYearsBody>('/api/zakat/years', async ({ request }) => {
    const { sealed, version } = await request.json();
    zakat = { ...zakat, sealed, version: version + 1 };
    return HttpResponse.json(zakat);
  }),
  http.put<never, ZakatRemindersBody>('/api/zakat/reminders', async ({ request }) => {
    const { reminders } = await request.json();
    zakat = { ...zakat, reminders };
    return HttpResponse.json(zakat);
  }),
  http.delete('/api/zakat/years', () => {
    zakat = empty;
    return HttpResponse.json(zakat);
  }),
];
