import type { StatusCode, Verdict, VerdictReceipt } from '@tayyib/shared/contracts';
import {
  accountsAge,
  agedFuller,
  areTooOld,
  boundsOfInputs,
  canonicalJson,
  editionStanding,
  judgeInputs,
  knownOn,
  standingsOf,
} from '@tayyib/shared/shariah';

export interface ReceiptCheck {
  /** Whether the receipt is the hash of its edition and inputs. */
  isHashRight: boolean;
  /** Whether these inputs under this edition give the status it states. */
  isStatusRight: boolean;
  /** Whether the age of the accounts follows from their last day, the edition and the day of judging; null if it does not state the day. */
  isAgeRight: boolean | null;
  /** Whether the bounds in it follow from the stated figures by the edition; null if there are none. */
  areBoundsRight: boolean | null;
  /** Whether the standing of rules that look back follows from the earlier verdicts in it; null if it has none of either. */
  isStandingRight: boolean | null;
  /** Whether the advisor's answer in it decides what the company does; null if there is none. */
  isAnswerRight: boolean | null;
  /** Whether every fact was known on the day of judging; null if it does not state the day. */
  isInTime: boolean | null;
  /** Whether its rules are those published under the name of its edition. */
  edition: ReturnType<typeof editionStanding>;
  receipt: string;
  status: StatusCode;
  reasons: string[];
}

/** Recomputes a verdict from the content of its receipt alone. */
export function checkReceipt(file: VerdictReceipt): ReceiptCheck {
  const { inputs, standard, receipt, status, isin } = file;
  const again = judgeInputs(inputs, standard);
  return {
    isHashRight: again.receipt === receipt && inputs.isin === isin,
    isStatusRight: again.status === status,
    isAgeRight: checkAge(file),
    areBoundsRight: checkBounds(file),
    isStandingRight: checkStanding(file),
    isAnswerRight: checkAnswer(file, again),
    isInTime: checkDays(file),
    edition: editionStanding(standard),
    receipt: again.receipt,
    status: again.status,
    reasons: again.reasons,
  };
}

function checkAge({ judgedOn, inputs, standard }: VerdictReceipt): boolean | null {
  if (judgedOn === undefined) return null;
  const { filing, fuller, age, areAccountsTooOld } = inputs;
  const expected = filing === null ? undefined : accountsAge(filing.periodEnd, standard, judgedOn);
  const isFullerRight = fuller === undefined || isSame(fuller, agedFuller(fuller.filing, standard, judgedOn));
  return (
    isFullerRight && isSame(age, expected) && areTooOld(filing, standard, judgedOn) === areAccountsTooOld
  );
}

function checkBounds({ inputs, standard }: VerdictReceipt): boolean | null {
  const expected = boundsOfInputs(inputs, standard) ?? [];
  const stated = inputs.bounds ?? [];
  return expected.length === 0 && stated.length === 0 ? null : isSame(stated, expected);
}

/** An answer that its class, or its edition, has no use for is none of its inputs. */
function checkAnswer({ inputs }: VerdictReceipt, { business }: Verdict): boolean | null {
  if (inputs.classAnswer === undefined) return null;
  return business.findings.some(({ answer }) => answer !== undefined);
}

function checkStanding({ judgedOn, inputs, standard }: VerdictReceipt): boolean | null {
  const looksBack = standard.ratios.some(({ hysteresis }) => hysteresis !== undefined);
  if (judgedOn === undefined || (!looksBack && Object.keys(inputs.standing).length === 0)) return null;
  return isSame(inputs.standing, standingsOf(standard, inputs.earlier ?? [], judgedOn));
}

function checkDays({ judgedOn, inputs }: VerdictReceipt): boolean | null {
  if (judgedOn === undefined) return null;
  const { filing, fuller, interim, events = [], marketCaps, classAnswer } = inputs;
  const days = [
    ...[filing, fuller?.filing ?? null, interim ?? null].flatMap((filed) =>
      filed === null ? [] : [knownOn(filed)],
    ),
    ...events.map(({ day }) => day),
    ...marketCaps.map(({ source }) => source.asOf),
    ...(classAnswer === undefined ? [] : [classAnswer.answeredOn]),
  ];
  return days.every((day) => day <= judgedOn);
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null);
