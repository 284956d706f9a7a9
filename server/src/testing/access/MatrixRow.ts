import type { Subject } from './subject';

/**
 * The expected status per caller, in the order of `callers`: the HTTP status of a route; for a socket event
 * 200 for success, else the status of its problem.
 */
type ExpectedStatuses = readonly [number, number, number, number, number, number, number, number];

/** The request of a cell. Path parameters are filled in by name. */
export interface MatrixRequest {
  params?: Readonly<Record<string, string>>;
  query?: string;
  payload?: object;
  headers?: Readonly<Record<string, string>>;
}

export interface MatrixRow {
  answers: ExpectedStatuses;
  /**
   * The expected status of a Premium Pro user who requests another user's object; null where a route has no
   * objects.
   */
  others: number | null;
  /** The request: for an object of `owner`, who is the caller except in the last column. */
  ask?: (owner: Subject) => MatrixRequest | Promise<MatrixRequest>;
}

export type MatrixRows = Readonly<Record<string, MatrixRow>>;

type Rest = Pick<MatrixRow, 'ask'> & { others?: number };

const row = (answers: ExpectedStatuses, { others, ask }: Rest = {}): MatrixRow => ({
  answers,
  others: others ?? null,
  ...(ask && { ask }),
});

// The usual statuses. They are written out, not computed by the rules they are there to check.

/** For everyone. */
export const open = (status: number, rest?: Rest) =>
  row([status, status, status, status, status, status, status, status], rest);
/** For every account. */
export const people = (status: number, rest?: Rest) =>
  row([401, status, status, status, status, status, status, status], rest);
/** For plans that include premium pages and the community, and for every role. */
export const premium = (status: number, rest?: Rest) =>
  row([401, 403, 403, status, status, status, status, status], rest);
/** For advisors. */
export const advisors = (status: number, rest?: Rest) =>
  row([401, 403, 403, 403, 403, status, 403, status], rest);
/** For advisors and staff. */
export const teachers = (status: number, rest?: Rest) =>
  row([401, 403, 403, 403, 403, status, status, status], rest);
/** For staff. */
export const staff = (status: number, rest?: Rest) =>
  row([401, 403, 403, 403, 403, 403, status, status], rest);
/** For administrators. */
export const admins = (status: number, rest?: Rest) => row([401, 403, 403, 403, 403, 403, 403, status], rest);
