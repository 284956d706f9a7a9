import type { Role } from '@tayyib/shared/access';
import type { PlanId } from '@tayyib/shared/plans';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import type { z } from 'zod';

/** One endpoint of a module, as the contract tests send it to the real server. */
export interface EndpointRow {
  /** The plan or the role of the user of the request; null for a visitor. */
  as: PlanId | Role | null;
  /** The expected route of the server, such as `GET /api/stocks/:id`. */
  route: string;
  /** The schema of the route's reply, which describes every field of it. */
  reply: z.ZodType;
  ask: (dispatch: AppDispatch) => Promise<unknown>;
}

/** The endpoints of a module by their names, in an order in which the requests work: what `src/testing/endpointRows.ts` exports. */
export type EndpointRows = Readonly<Record<string, EndpointRow>>;
