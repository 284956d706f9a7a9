import type { BusinessFinding } from '@tayyib/shared/contracts';
import { standardNames } from '../../contracts/verdicts/standards';
import { percentInVerdict } from '../../values/format';
import type { BusinessScreen } from '../business/screenBusiness';
import { tolerancesOf } from '../business/tolerance';
import type { ReceiptInputs, Standard } from '../types';
import { classAnswerInWords } from './classAnswerInWords';

/** More lines than this under one rule are counted rather than named. */
const namedLines = 3;

/** The objections to a company's business, rule by rule, or else how much of its business is known. */
export function businessInWords(
  facts: Pick<ReceiptInputs, 'filing'>,
  screen: BusinessScreen,
  standard: Standard,
): string[] {
  const { findings, missing } = screen;
  if (isObjectedTo(screen)) {
    const isTolerated = screen.outcome === 'permissible' || screen.outcome === 'unknown';
    return groupsOf(findings.filter(isObjection)).map((group) =>
      objectionInWords(group, standard, isTolerated),
    );
  }

  const undescribed = findings.filter(
    ({ outcome, basis }) => outcome === 'unknown' && basis === 'segment_revenue',
  );
  const sentences: string[] = [];
  if (undescribed.length > 0) {
    sentences.push(
      `The filing does not describe ${percentInVerdict(shareOf(undescribed))} of segment revenue (${namesOf(undescribed)}).`,
    );
  }
  const [first] = findings;
  const answer = findings.find((finding) => finding.answer !== undefined)?.answer;
  if (answer !== undefined) sentences.push(classAnswerInWords(answer));
  const isByClassOnly =
    missing.length === 0 &&
    answer === undefined &&
    first?.outcome === 'permissible' &&
    findings.every(({ basis }) => basis === 'industry_class');
  if (isByClassOnly && facts.filing !== null) {
    const why =
      screen.describedBy !== null
        ? "its segments are its customers' trades, not its own"
        : 'revenue by line of business is not on file';
    sentences.push(`Its business is judged by its exchange class, ${first.activity}: ${why}.`);
  }
  return sentences;
}

const isObjection = ({ outcome }: BusinessFinding) => outcome === 'not_permissible' || outcome === 'doubtful';

/** Whether any line of business is not permitted or doubtful, tolerated or not. */
export const isObjectedTo = ({ findings }: BusinessScreen): boolean => findings.some(isObjection);

/** Findings of the same rule, outcome and basis, in the order given. */
function groupsOf(findings: readonly BusinessFinding[]): BusinessFinding[][] {
  const groups = new Map<string, BusinessFinding[]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.outcome} ${finding.basis}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

function objectionInWords(group: BusinessFinding[], standard: Standard, isTolerated: boolean): string {
  const [first] = group;
  if (first === undefined) return '';
  if (first.answer !== undefined) return classAnswerInWords(first.answer);
  const are = group.length > 1 ? 'are' : 'is';
  const verdict = first.outcome === 'doubtful' ? `${are} doubtful` : `${are} not permitted`;
  const tolerated = isTolerated
    ? `, and tolerated below ${percentInVerdict(tolerancesOf(standard.business)(first))}`
    : '';
  const objection = `${verdict} by ${standardNames[standard.id]} (${first.rule})${tolerated}`;
  if (first.basis === 'industry_class') {
    return `Its exchange class, ${first.activity}, ${objection}. ${whoSays(group, 'the class stands')}`;
  }
  const isShareKnown = group.every(({ shareOfRevenue }) => shareOfRevenue !== null);
  const share = isShareKnown ? `, ${percentInVerdict(shareOf(group))} of its revenue by segment,` : '';
  const subject = group.length > 1 ? 'the names stand' : 'the name stands';
  return `${namesOf(group)}${share} ${objection}. ${whoSays(group, subject)}`;
}

/** Whether the norm names the business itself, or the match is our interpretation. */
function whoSays(group: readonly BusinessFinding[], subject: string): string {
  const sources = group.map(({ mapping }) => mapping?.source ?? null);
  const [source] = sources;
  return source === undefined || sources.includes(null)
    ? `That ${subject} for this is our reading.`
    : `The norm names it itself (${source?.title ?? ''}).`;
}

const shareOf = (findings: readonly BusinessFinding[]) =>
  findings.reduce((sum, { shareOfRevenue }) => sum + (shareOfRevenue ?? 0), 0);

function namesOf(findings: readonly BusinessFinding[]): string {
  const names = findings.slice(0, namedLines).map(({ activity }) => activity);
  const rest = findings.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}
