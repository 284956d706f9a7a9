import { randomUUID } from 'node:crypto';
import { ConsentsReply, LedgerReply } from '@tayyib/shared/contracts';
import type { z } from 'zod';
import { toolsApi } from '../../../mfe-tools/src/api/toolsApi';
import type { Row } from './Row';

const ledgerAccount = { isin: 'INE002A01018', name: 'Reliance Industries', yearTo: '2024-03-31' };

const row = (route: string, reply: z.ZodType, ask: Row['ask'], learn?: Row['learn']): Row => ({
  as: 'paro',
  route,
  reply,
  ask,
  ...(learn && { learn }),
});

/** A purification ledger from the consent to its deletion, in order. */
export const ledgerRows = {
  setLedgerConsent: row('PUT /api/consents/:purpose', ConsentsReply, (send) =>
    send(toolsApi.endpoints.setLedgerConsent.initiate(true)),
  ),
  addLedgerDues: row('POST /api/purification/ledger/dues', LedgerReply, (send) =>
    send(
      toolsApi.endpoints.addLedgerDues.initiate({
        dues: [
          {
            ...ledgerAccount,
            duePaise: 4200,
            method: 'dividend',
            standard: 'TASIS',
            working: [{ label: 'To purify', value: '₹42.00' }],
          },
        ],
      }),
    ),
  ),
  addLedgerPayment: row(
    'POST /api/purification/ledger/payments',
    LedgerReply,
    (send) =>
      send(
        toolsApi.endpoints.addLedgerPayment.initiate({
          requestId: randomUUID(),
          paidOn: '2024-05-01',
          toWhom: 'Relief fund',
          note: '',
          parts: [{ ...ledgerAccount, amountPaise: 4200 }],
        }),
      ),
    (body) => ({
      ledgerPayment: LedgerReply.parse(body).lines.find(({ kind }) => kind === 'payment')?.id ?? '',
    }),
  ),
  reverseLedgerPayment: row(
    'POST /api/purification/ledger/payments/:id/reversal',
    LedgerReply,
    (send, { ledgerPayment }) => send(toolsApi.endpoints.reverseLedgerPayment.initiate(ledgerPayment)),
  ),
  getLedger: row('GET /api/purification/ledger', LedgerReply, (send) =>
    send(toolsApi.endpoints.getLedger.initiate()),
  ),
  deleteLedger: row('DELETE /api/purification/ledger', LedgerReply, (send) =>
    send(toolsApi.endpoints.deleteLedger.initiate()),
  ),
} satisfies Readonly<Record<string, Row>>;
