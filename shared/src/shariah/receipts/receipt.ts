import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { receiptInputs } from './receiptInputs';
import type { CompanyFacts, EarlierVerdict, ReceiptInputs, Standard } from '../types';

/** The receipt of judging these facts on a day; see `hashReceipt`. */
export function receiptOf(
  facts: CompanyFacts,
  standard: Standard,
  today: string,
  earlier: readonly EarlierVerdict[] = [],
): string {
  return hashReceipt(receiptInputs(facts, standard, today, earlier), standard);
}

/** sha256, in hex, over the edition with all its rules and the canonical inputs. */
export function hashReceipt(inputs: ReceiptInputs, standard: Standard): string {
  const { id, edition } = standard;
  return hash(
    `{"edition":${JSON.stringify(edition)},"inputs":${canonicalJson(inputs)},"rules":"${rulesHash(standard)}","standard":"${id}"}`,
  );
}

/** Cached, since one edition judges thousands of companies. */
const rulesHashes = new WeakMap<Standard, string>();

/** sha256, in hex, over the whole edition. */
export function rulesHash(standard: Standard): string {
  const known = rulesHashes.get(standard) ?? hash(canonicalJson(standard));
  rulesHashes.set(standard, known);
  return known;
}

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** JSON with the keys of every object in order, so that equal data gives equal text. Accepts plain JSON data only. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const record: Readonly<Record<string, unknown>> = { ...value };
  let text = '';
  // in the order of their UTF-16 code units, as `sort` compares by default
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(item)}`;
  }
  return `{${text}}`;
}
