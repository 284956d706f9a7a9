import { codeOf } from './codeOf';

/** PostgreSQL's and the socket's codes for "there is no server to talk to just now". */
const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** node-postgres gives these no code. */
const downMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error, or what caused it, says that the database cannot be reached. The same request may work later. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = codeOf(error);
  const message = 'message' in error ? String(error.message) : '';
  const cause = 'cause' in error ? error.cause : undefined;
  return downCodes.has(code) || code.startsWith('08') || downMessages.test(message) || isDatabaseDown(cause);
}
