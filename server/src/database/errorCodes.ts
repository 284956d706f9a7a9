/** The `code` of an error of Node.js or PostgreSQL; empty if it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** PostgreSQL and socket error codes that mean the server is unreachable or too busy. */
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
  // it took too long, or waited too long for what another transaction had locked
  '55P03',
  '57014',
]);

/** Errors of node-postgres without a code. */
const downMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error or its cause means that the database is unreachable. The same request may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = codeOf(error);
  const message = 'message' in error ? String(error.message) : '';
  const cause = 'cause' in error ? error.cause : undefined;
  return downCodes.has(code) || code.startsWith('08') || downMessages.test(message) || isDatabaseDown(cause);
}
