import { createHash } from 'node:crypto';
import type { VerdictReceipt } from '@tayyib/shared/contracts';
import { badgeOf, classAnswerInWords, standardNames } from '@tayyib/shared/shariah';
import { checkReceipt } from './checkReceipt';
import type { ReceiptCheck } from './checkReceipt';
import type { SignatureStanding } from './receiptSignature';
import { signatureStanding } from './receiptSignature';

export interface ReceiptReport {
  /** Whether every claim of the receipt is valid. */
  isSound: boolean;
  /** The report, for the user. */
  lines: string[];
}

/**
 * Reports on a receipt, claim by claim. A hash alone proves nothing, as anyone can change an input and hash again: the rules must be
 * those published and the signature ours. A receipt is for an ISIN: its name proves nothing and is never shown alone.
 * @param filedBytes the filing itself; without it the receipt only states its hash
 * @param keys trusted public keys, `<keyId>:<base64 SPKI> …`; null for a receipt read from our own store
 */
export function reportOn(
  receipt: VerdictReceipt,
  keys: string | null,
  filedBytes?: Uint8Array,
): ReceiptReport {
  const {
    isHashRight,
    isStatusRight,
    isAgeRight,
    areBoundsRight,
    isStandingRight,
    isAnswerRight,
    isInTime,
    edition,
    ...again
  } = checkReceipt(receipt);
  const { isin, symbol, standard, status } = receipt;
  const areClaimsRight = ![isAgeRight, areBoundsRight, isStandingRight, isAnswerRight, isInTime].includes(
    false,
  );
  const { isFilingRight, filingLine } = compareFiling(receipt, filedBytes);
  const signature = keys === null ? 'right' : signatureStanding(receipt, keys);
  return {
    isSound:
      isHashRight &&
      isStatusRight &&
      areClaimsRight &&
      isFilingRight !== false &&
      edition !== 'altered' &&
      signature === 'right',
    lines: [
      `${isin} by ${standardNames[standard.id]}, edition ${standard.edition} (${symbol} in the file: names are not part of a receipt)`,
      `  receipt ${isHashRight ? 'holds' : 'DOES NOT HOLD'}: ${again.receipt}`,
      isStatusRight
        ? `  status holds: ${again.status} (${badgeOf(again.status)})`
        : `  status DOES NOT HOLD: ${status} stated, ${again.status} worked out`,
      `  ${editionWords[edition]}`,
      ...(keys === null ? [] : [`  ${signatureWords[signature]}`]),
      ...boundLines(areBoundsRight, receipt),
      ...answerLine(isAnswerRight, receipt),
      ...timeLines({ isAgeRight, isStandingRight, isInTime }, receipt),
      ...filingLine,
      `  ${again.reasons[0] ?? ''}`,
    ],
  };
}

const editionWords: Record<ReceiptCheck['edition'], string> = {
  published: 'rules hold: they are those published under this name',
  altered: 'rules DO NOT HOLD: they are not those published under this name',
  unknown: 'rules are of an edition that did not come with the product: the signature alone vouches for them',
};

const signatureWords: Record<SignatureStanding, string> = {
  right: 'signature holds: we gave out these figures, on the day it says',
  wrong: 'signature DOES NOT HOLD: something was changed after we signed it',
  unsigned: 'signature MISSING: nobody vouches for its figures',
  'no key': 'signature NOT CHECKED: the key it names was not given (--keys)',
};

/** A line for each bound that the receipt has, or that its edition computes from its figures. */
function boundLines(areRight: boolean | null, { inputs }: VerdictReceipt): string[] {
  if (areRight === null) return [];
  if (!areRight) {
    return ['  bounds DO NOT HOLD: they do not follow from the figures in the file by these rules'];
  }
  const bounds = inputs.bounds ?? [];
  return bounds.map(
    ({ facts, leastRupees, mostRupees, from, source }) =>
      `  bound holds: ${facts.join(', ')}, not stated, at least ${leastRupees}${mostRupees === null ? '' : ` and at most ${mostRupees}`} rupees by ${from.join(', ')} of ${source.document}`,
  );
}

/** The advisor's answer that the receipt has among its inputs, in words. */
function answerLine(isRight: boolean | null, { inputs: { classAnswer } }: VerdictReceipt): string[] {
  if (classAnswer === undefined || isRight === null) return [];
  return isRight
    ? [`  answer used: ${classAnswerInWords(classAnswer)}`]
    : ['  answer DOES NOT HOLD: by these rules it decides nothing of this company'];
}

type Times = Pick<ReceiptCheck, 'isAgeRight' | 'isStandingRight' | 'isInTime'>;

/** A line for each claim about time that the receipt makes. */
function timeLines(
  { isAgeRight, isStandingRight, isInTime }: Times,
  { judgedOn = '', inputs }: VerdictReceipt,
): string[] {
  const accounts = inputs.filing === null ? 'no accounts' : `accounts to ${inputs.filing.periodEnd}`;
  const state = inputs.age === undefined ? '' : `, ${inputs.age.state.replace('_', ' ')}`;
  const line = (isRight: boolean | null, claim: string, holds: string, wrong: string) =>
    isRight === null ? [] : [`  ${claim} ${isRight ? `holds: ${holds}` : `DOES NOT HOLD: ${wrong}`}`];
  return [
    ...line(
      isAgeRight,
      'age',
      `${accounts}${state} on ${judgedOn}`,
      `${accounts} were of another age on ${judgedOn}`,
    ),
    ...line(
      isStandingRight,
      'standing',
      'it follows from the earlier verdicts in the file',
      'it does not follow from the earlier verdicts in the file',
    ),
    ...(isInTime === false
      ? [`  time DOES NOT HOLD: a fact of the file was not known yet on ${judgedOn}`]
      : []),
  ];
}

/** Compares the filing's bytes, if given, to the hashes the receipt states: of the newest accounts, and of complete ones beside a summary. */
function compareFiling(
  { inputs: { filing, fuller } }: VerdictReceipt,
  bytes: Uint8Array | undefined,
): { isFilingRight: boolean | null; filingLine: string[] } {
  const stated = [filing, fuller?.filing ?? null].flatMap((filed) =>
    filed?.source.sha256 === undefined
      ? []
      : [{ document: filed.source.document, sha256: filed.source.sha256 }],
  );
  if (bytes === undefined) {
    const filingLine = stated.map(
      ({ document, sha256 }) => `  filing not compared: ${document} has sha256 ${sha256} (--filing)`,
    );
    return { isFilingRight: null, filingLine };
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (stated.length === 0) {
    const filingLine = [
      '  filing NOT CHECKED: the receipt states no sha256, only a table of its figures was read',
    ];
    return { isFilingRight: false, filingLine };
  }
  const same = stated.find(({ sha256 }) => sha256 === hash);
  if (same !== undefined) {
    return { isFilingRight: true, filingLine: [`  filing holds: ${same.document}, sha256 ${hash}`] };
  }
  const named = stated.map(({ document, sha256 }) => `${sha256} for ${document}`).join(' and ');
  return {
    isFilingRight: false,
    filingLine: [`  filing DOES NOT HOLD: sha256 ${hash}, the receipt states ${named}`],
  };
}
