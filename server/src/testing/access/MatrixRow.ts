import type { Subject } from './subject';

/** What each caller hears, in the order of `callers`: a status of HTTP for a route; for a socket event 200 for a yes, else the status its problem has. */
type Answers = readonly [number, number, number, number, number, number, number, number];

/** The request of a cell. Parameters of the path are filled in by name. */
export interface Asked {
  params?: Readonly<Record<string, string>>;
  query?: string;
  payload?: object;
  headers?: Readonly<Record<string, string>>;
}

export interface MatrixRow {
  answers: Answers;
  /** What somebody on Premium Pro hears who asks for an object of somebody else; null where a route has no objects. */
  others: number | null;
  /** What is asked for: something of `owner`, who is the caller but in the last column. */
  ask?: (owner: Subject) => Asked | Promise<Asked>;
}

export type MatrixRows = Readonly<Record<string, MatrixRow>>;

type Rest = Pick<MatrixRow, 'ask'> & { others?: number };

const row = (answers: Answers, { others, ask }: Rest = {}): MatrixRow => ({
  answers,
  others: others ?? null,
  ...(ask && { ask }),
});

// The usual answers. They are written out, not computed by the rules they are there to check.

/** For everybody alike. */
export const open = (status: number, rest?: Rest) =>
  row([status, status, status, status, status, status, status, status], rest);
/** For every account. */
export const people = (status: number, rest?: Rest) =>
  row([401, status, status, status, status, status, status, status], rest);
/** For those whose plan opens premium pages and the community, and for every role. */
export const premium = (status: number, rest?: Rest) =>
  row([401, 403, 403, status, status, status, status, status], rest);
/** For scholars. */
export const advisors = (status: number, rest?: Rest) =>
  row([401, 403, 403, 403, 403, status, 403, status], rest);
/** For those who run the product. */
export const staff = (status: number, rest?: Rest) =>
  row([401, 403, 403, 403, 403, 403, status, status], rest);
/** For administrators. */
export const admins = (status: number, rest?: Rest) => row([401, 403, 403, 403, 403, 403, 403, status], rest);
