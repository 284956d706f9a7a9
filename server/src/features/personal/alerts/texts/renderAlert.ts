import type { AlertKind } from '@tayyib/shared/alert-kinds';
import {
  AlertPicture,
  type Alert,
  type Badge,
  type ReviewGrade,
  type StandardId,
  type StatusCode,
} from '@tayyib/shared/contracts';
import {
  type AlertText,
  screenAlertText,
  type ScreenChangeOfAlert,
  type ScreenOfAlert,
  type SomeStocks,
} from './screenAlertText';
import type { AlertContent } from '../../../../database/schema/personal/alertTables';
import { badgeOf, gradeNames } from '@tayyib/shared/shariah';

interface VerdictChange {
  isin: string;
  standard: StandardId;
  from: StatusCode;
  to: StatusCode;
  cause: string;
  /** Why it is under review since; null if it is not. */
  grade: ReviewGrade | null;
}

/** A notification joined with its subject: one of `change`, `answered`, `screen` and `content`. */
export interface AlertRow {
  id: bigint;
  at: Date;
  visitedAt: Date | null;
  change: VerdictChange | null;
  /** The user had the stock of the change in the portfolio. */
  isOwned: boolean;
  /** Null if the company is not listed any more. */
  company: { symbol: string | null; name: string | null } | null;
  answered: { question: string } | null;
  content: AlertContent | null;
  /** Whose name begins the title of the content. */
  actor: { firstName: string | null; lastName: string | null } | null;
  kind: AlertKind;
  screen: ScreenOfAlert | null;
  screenChange: ScreenChangeOfAlert | null;
  joined: SomeStocks;
  left: SomeStocks;
}

const becomesLabels: Readonly<Record<Badge, string>> = {
  compliant: 'is Shariah compliant now',
  non_compliant: 'is not Shariah compliant any more',
  under_review: 'is under review now',
};
const statusLabels: Readonly<Record<Badge, string>> = {
  compliant: 'Shariah compliant',
  non_compliant: 'not Shariah compliant',
  under_review: 'under review',
};

/** Characters of a question in the text of its alert. */
const maxQuestionLength = 120;

/** An alert as sent to clients. */
export function renderAlert(row: AlertRow): Alert {
  const { id, at, visitedAt, content, kind } = row;
  return {
    id: String(id),
    kind,
    ...textOf(row),
    trigger_prices: content?.trigger_prices ?? [],
    triggered_at: at.toISOString(),
    visited: visitedAt !== null,
    // most have none, and parsing nothing takes longer than the rest
    image: content?.image ? (AlertPicture.safeParse(content.image).data ?? null) : null,
    roomId: content?.roomId ?? null,
  };
}

function textOf({
  change,
  isOwned,
  company,
  answered,
  screen,
  screenChange,
  content,
  actor,
  ...row
}: AlertRow): AlertText {
  if (change) return verdictAlertText(change, company, isOwned);
  if (screen && screenChange) return screenAlertText(screen, screenChange, row);
  if (!content) return answerAlertText(answered?.question ?? '');
  const { status, alert_name, scan_name, scan_url, description, stocks = [] } = content;
  const name = content.actorName ?? `${actor?.firstName ?? ''} ${actor?.lastName ?? ''}`.trim();
  const title = name === '' ? content.title : `${name} ${content.title}`;
  return { status, alert_name, scan_name, scan_url, title, description, stocks };
}

function verdictAlertText(change: VerdictChange, company: AlertRow['company'], isOwned: boolean): AlertText {
  const { isin, standard, cause, grade } = change;
  const from = badgeOf(change.from);
  const to = badgeOf(change.to);
  const becomes =
    to === 'non_compliant' && from !== 'compliant' ? 'is not Shariah compliant' : becomesLabels[to];
  const why = to === 'under_review' && grade !== null ? `${gradeNames[grade]}. ` : '';
  return {
    status: 4,
    alert_name: 'Verdict changed',
    scan_name: isOwned ? 'Portfolio' : 'Watchlist',
    scan_url: `/stock?isin=${isin}`,
    title: `${company?.name ?? isin} ${becomes}`,
    description: `${isOwned ? 'It is in your portfolio. ' : ''}${why}By ${standard} it was ${statusLabels[from]}. ${cause}.`,
    stocks: [company?.symbol ?? isin],
  };
}

function answerAlertText(question: string): AlertText {
  const isLong = question.length > maxQuestionLength;
  return {
    status: 5,
    alert_name: 'Question answered',
    scan_name: 'Our Shariah Advisor',
    scan_url: '/our_shariah_advisor',
    title: 'The advisor answered your question',
    description: isLong ? `${question.slice(0, maxQuestionLength).trimEnd()}…` : question,
    stocks: [],
  };
}
