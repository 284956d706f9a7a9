import type { Ipo } from '../../../records/iposRepository';
import { RefusedRow } from '../reading/values';

const statuses = { U: 'upcoming', O: 'open', C: 'closed' } as const;

/**
 * Parses a name with its suffixes: the kind of issue and U, O, C or the first price. "Anlon Healthcare IPO L@92.00
 * (1.1%)" is a listed issue of the main board, "Snehaa Organics NSE SME C Allotted" a closed one of the SME board.
 */
export function parseIpoName(text: string): Pick<Ipo, 'name' | 'segment' | 'status' | 'listPrice'> {
  const [, name, kind, letter, listPrice] =
    /^(.+?)\s+(IPO|(?:BSE|NSE) SME)\s*(?:([UOC])(?:\s+Allotted)?|L@([\d.,]+)\s*\(.*\))$/.exec(
      text.trim().replace(/\s+/g, ' '),
    ) ?? [];
  if (name === undefined)
    throw new RefusedRow(`"${text}" is not a name with the kind of issue and its status.`);
  return {
    name,
    segment: kind === 'IPO' ? 'main' : 'sme',
    status: letter === 'U' || letter === 'O' || letter === 'C' ? statuses[letter] : 'listed',
    listPrice: listPrice?.replaceAll(',', '') ?? null,
  };
}

/** "Vikran Engineering IPO (VIKRAN,544496)" has NSE's symbol; "Oval Projects Engineering SME (544498)" only BSE's code. */
export function symbolIn(text: string): { name: string; symbol: string | null } {
  const [, name = '', codes = ''] = /^(.+?)(?:\s+(?:IPO|SME))?\s*(?:\(([^)]*)\))?$/.exec(text.trim()) ?? [];
  if (name === '') throw new RefusedRow(`"${text}" names no company.`);
  const symbol = codes
    .split(',')
    .map((code) => code.trim())
    .find((code) => /[A-Z]/.test(code));
  return { name, symbol: symbol ?? null };
}
