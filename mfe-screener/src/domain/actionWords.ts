import type { CorporateActionRow } from '@tayyib/shared/contracts';
import { formatNumber, formatPaise } from '@tayyib/shared/values/format';

const kindWords: Readonly<Record<CorporateActionRow['kind'], string>> = {
  split: 'Split',
  bonus: 'Bonus shares',
  dividend: 'Dividend',
  rights: 'Rights issue',
  demerger: 'Demerger',
  merger: 'Merger',
  scheme: 'Scheme of arrangement',
  buyback: 'Buyback',
  other: 'Notice',
};

type Action = Pick<CorporateActionRow, 'kind' | 'dividendRupees' | 'priceFactor' | 'subject'>;

/** What an action gives or changes, and the exchange's own words where they say more. */
export function actionWords(action: Action): { words: string; more: string | null } {
  const { kind, dividendRupees, priceFactor, subject } = action;
  if (dividendRupees !== null) {
    const named = dividendOf(subject, dividendRupees);
    return {
      words: `${named ?? kindWords[kind]} of ${formatPaise(dividendRupees)} a share`,
      more: named === null ? subject : null,
    };
  }
  const words =
    priceFactor === null || priceFactor <= 0 || priceFactor === 1
      ? kindWords[kind]
      : `${kindWords[kind]}: one share became ${formatNumber(1 / priceFactor)}`;
  return { words, more: lettersOf(words) === lettersOf(subject) ? null : subject };
}

const dividends = /(?<type>interim|special|final)?\s*dividend\s*-?\s*r[se]\.?\s*(?<rupees>\d+(?:\.\d+)?)/gi;

/** Which dividend of a notice an amount is, as in `Interim Dividend - Rs 9 Per Share Special Dividend - Rs 18 Per Share`. */
function dividendOf(subject: string, rupees: number): string | null {
  const found = [...subject.matchAll(dividends)].find(({ groups }) => Number(groups?.['rupees']) === rupees);
  if (!found) return null;
  const type = found.groups?.['type']?.toLowerCase();
  return type ? `${type.charAt(0).toUpperCase()}${type.slice(1)} dividend` : kindWords.dividend;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
