import type { AccessLevel } from '@tayyib/shared/access';
import { eventMatrix, openBeforeTerms, routeMatrix } from './accessMatrix';
import type { MatrixRows } from './MatrixRow';
import { callers } from './subject';

const head = `# Who may call what

What each caller hears at every route and socket event: statuses of HTTP, as the server's tests get them from the running server
(\`server/src/testing/access/accessMatrix.test.ts\`). Written by \`npm run access-matrix -w server\`; do not edit it by hand.

Visitors have no account. Free, Basic, Premium and Pro are plans; advisor, staff and admin are roles, here on the Free plan.
*Someone else's* is what a person on Premium Pro hears who asks for an object of another person. A status in the two hundreds is a
yes; 400, 401 at a public route, 404 and 409 are answers about what was asked, not about who asks.
*file* declares the route or event; its path begins at \`server/src/\`.
`;

const beforeTerms = `
Someone who is signed in and has not agreed to the terms of today hears 403 \`terms-needed\` at every route that is not for
\`public\`, opens no socket and has no event taken. These routes alone answer them as the table says:
`;

/**
 * The matrix as a page.
 * @param policies the level that each route and event declares
 * @param fileOf the file that declares it
 */
export function printMatrix(
  policies: ReadonlyMap<string, AccessLevel>,
  fileOf: (name: string) => string,
): string {
  return [
    head,
    '## Routes',
    tableOf(routeMatrix, policies, fileOf),
    '## Before the terms',
    beforeTerms,
    ...openBeforeTerms.map((name) => `- \`${name}\``),
    '',
    '## Socket events',
    tableOf(eventMatrix, policies, fileOf),
  ].join('\n');
}

function tableOf(
  rows: MatrixRows,
  policies: ReadonlyMap<string, AccessLevel>,
  fileOf: (name: string) => string,
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(rows).sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
  return [
    line(['', 'for', ...callers, "someone else's", 'file']),
    line(['---', '---', ...callers.map(() => '---'), '---', '---']),
    ...names.flatMap((name) => {
      const found = rows[name];
      if (!found) return [];
      const access = policies.get(name) ?? '?';
      return [line([`\`${name}\``, access, ...found.answers, found.others ?? '–', `\`${fileOf(name)}\``])];
    }),
    '',
  ].join('\n');
}

/** By path, then by method. */
const keyOf = (name: string) => name.split(' ').reverse().join(' ');
