import { productName } from '@tayyib/shared/brand';
import type { Badge, PublicList, PublicStock, ReadyScreensReply } from '@tayyib/shared/contracts';
import { badgeNames, gradeNames, standardNames, tasis } from '@tayyib/shared/shariah';
import { formatCount, formatCountOf, formatDay } from '@tayyib/shared/values/format';
import type { Card } from './drawCard';

/** The card of a stock: its verdict by the default standard, the deciding reason, and the accounts that it rests on. */
export function stockCard({ stock, badge, grade, verdicts, accountsTo, nature }: PublicStock): Card {
  const [byDefault] = verdicts;
  const standard = standardNames[byDefault?.standard ?? tasis.id];
  const accounts =
    accountsTo === null
      ? ''
      : `, on ${nature === null ? '' : `${nature} `}accounts to ${formatDay(accountsTo)}`;
  return {
    kind: 'Is it halal?',
    title: stock,
    verdict: { badge, text: grade ? gradeNames[grade] : badgeNames[badge].text },
    text: byDefault?.reason ?? '',
    basis: `By ${standard}${accounts}. Neither investment advice nor a fatwa.`,
  };
}

const kinds: Readonly<Record<PublicList['kind'], string>> = {
  letter: 'Halal stocks',
  verdict: 'Halal stocks',
  industry: 'Industry',
  index: 'Index',
};

const inWords: Readonly<Record<Badge, string>> = {
  compliant: 'Shariah compliant',
  non_compliant: 'not compliant',
  under_review: 'under review',
};

/** The card of a list: how many companies have each verdict. */
export function listCard({ kind, name, counts }: PublicList): Card {
  const badges: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];
  return {
    kind: kinds[kind],
    title: name,
    verdict: null,
    text: `${badges.map((badge) => `${formatCount(counts[badge])} ${inWords[badge]}`).join(', ')}.`,
    basis: `By ${standardNames[tasis.id]}, on filed accounts, at ${productName}. Neither investment advice nor a fatwa.`,
  };
}

/** The card of a ready-made screen: what it looks for, and how many companies it finds. */
export function screenCard(
  { title, description, matches }: ReadyScreensReply['screens'][number],
  day: string,
): Card {
  return {
    kind: 'Screen',
    title,
    verdict: null,
    text: description,
    basis: `${formatCountOf(matches, 'company', 'companies')} on ${formatDay(day)}, by ${standardNames[tasis.id]}. Neither investment advice nor a fatwa.`,
  };
}
