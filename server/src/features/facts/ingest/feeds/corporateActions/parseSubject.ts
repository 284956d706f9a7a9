import type { corporateActionKinds } from '../../../../../database/schema/facts/corporateActionsTables';

/** One corporate action of an announcement. */
export interface AnnouncedAction {
  kind: (typeof corporateActionKinds)[number];
  /** What a price from before is multiplied by; null where the action does not change the number of shares. */
  priceFactor: number | null;
  dividendRupees: number | null;
}

const rupees = String.raw`r[es]\.?\s*([\d.]+)(?:\s*\/-)?`;
const perShare = String.raw`(?:\s+per\s+sh(?:are)?)?`;
const changedFaceValue = new RegExp(
  String.raw`^(?:face value split|.*consolidation)\b.*\bfrom\s+${rupees}${perShare}\s+to\s+${rupees}${perShare}$`,
  'i',
);
const bonus = /^bonus\s+(\d+)\s*:\s*(\d+)$/i;
const dividend = new RegExp(
  String.raw`^(?:(?:interim|intereim|final|special)\s*)*dividend\s*(?:-|of)?\s*${rupees}${perShare}$`,
  'i',
);
const others = [
  { kind: 'rights', pattern: /^rights\b/i },
  { kind: 'demerger', pattern: /^(?:(?:composite )?scheme of )?de-?merger$/i },
  { kind: 'merger', pattern: /^(?:scheme of )?(?:merger|amalgamation)$/i },
  {
    kind: 'scheme',
    pattern:
      /^(?:scheme of arr?angement|composite scheme\b.*|capital reduction|reduction of (?:share )?capital|spin[\s-]?off|slump sale|hive[\s-]?off|hiving[\s-]?off)$/i,
  },
  { kind: 'buyback', pattern: /^buy\s?back$/i },
] as const;

/**
 * Reads an exchange's announcement, such as "Annual General Meeting/Dividend - Rs 5 Per Share & Special Dividend - Rs 2
 * Per Share". Unknown subjects become `other`: a wrong factor would distort every price before it.
 */
export function parseSubject(subject: string): AnnouncedAction[] {
  const text = subject.trim().replace(/\s+/g, ' ');
  // Distributions of trusts mix interest, dividends and repayments: not a company's dividend.
  if (/^distribution\b/i.test(text)) return [plain('other')];
  return partsOf(text).map(actionFrom);
}

/** Parts are separated by slashes, "&" and "And", or not at all. */
const partsOf = (text: string) =>
  text
    .split(/\s*(?:\/(?!-)|&|\band\b)\s*|(?<=per sh(?:are)?)\s+(?=(?:special|interim|final)\s+dividend)/i)
    .filter((part) => part !== '');

function actionFrom(part: string): AnnouncedAction {
  const [, from, to] = changedFaceValue.exec(part) ?? [];
  const split = ratio(Number(to), Number(from));
  if (split !== null) return { ...plain('split'), priceFactor: split };
  const [, extra, held] = bonus.exec(part) ?? [];
  const diluted = ratio(Number(held), Number(held) + Number(extra));
  if (diluted !== null) return { ...plain('bonus'), priceFactor: diluted };
  const amount = Number(dividend.exec(part)?.[1]);
  if (amount > 0) return { ...plain('dividend'), dividendRupees: amount };
  return plain(others.find(({ pattern }) => pattern.test(part))?.kind ?? 'other');
}

const plain = (kind: AnnouncedAction['kind']): AnnouncedAction => ({
  kind,
  priceFactor: null,
  dividendRupees: null,
});

/** Null where one of them is not above nil, or nothing would change. */
function ratio(after: number, before: number): number | null {
  return after > 0 && before > 0 && after !== before ? after / before : null;
}
