import { VerdictReceipt } from '@tayyib/shared/contracts';
import { hashReceipt, judgeInputs, standardIds } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../../../testing';

/** The receipts of some companies by every standard, as a user gets them. */
export async function receiptsOf(app: FastifyInstance, isins: readonly string[]): Promise<VerdictReceipt[]> {
  const headers = await signedIn(app, 'ann');
  return Promise.all(
    isins.flatMap((isin) =>
      standardIds.map(async (standard) => {
        const url = `/api/stocks/${isin}/receipt?standard=${standard}`;
        return VerdictReceipt.parse(JSON.parse((await app.inject({ url, headers })).body));
      }),
    ),
  );
}

/** As a forger would: judged and hashed again, with the original signature. */
export function rehashed(receipt: VerdictReceipt): VerdictReceipt {
  const { inputs, standard } = receipt;
  return { ...receipt, status: judgeInputs(inputs, standard).status, receipt: hashReceipt(inputs, standard) };
}
