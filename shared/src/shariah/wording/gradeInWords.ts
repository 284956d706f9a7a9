import type { Ratio, ReviewGrade, Verdict } from '@tayyib/shared/contracts';
import { percentInVerdict, withSmallLetter } from '../../values/format';

/** What a grade means, as a sentence. */
export const gradeSentences: Readonly<Record<ReviewGrade, string>> = {
  accounts_not_loaded:
    'We do not have the accounts that this needs, or none that are recent enough. That says nothing about the company.',
  changed_since_accounts:
    'Something happened since its accounts that they do not show, so they do not decide.',
  figures_contradict:
    'Figures of its accounts contradict each other, and which of them is wrong is not known.',
  business_not_known: 'What the company does is not known well enough.',
  passes_everything_stated:
    'Every test that its accounts state the figures of is passed; what they do not state leaves the others open.',
};

/** "2 of 3 tests passed; open: interest income at most 4.10%, limit 3%". */
export function testsInWords({ ratios }: Pick<Verdict, 'ratios'>): string {
  const passed = ratios.filter(({ passes }) => passes === true).length;
  const open = ratios.filter(({ passes }) => passes === null);
  const counted = `${passed} of ${ratios.length} ${ratios.length === 1 ? 'test' : 'tests'} passed`;
  return open.length === 0 ? counted : `${counted}; open: ${open.map(openInWords).join('; ')}`;
}

function openInWords({ numerator, value, bounds, limit }: Ratio): string {
  const label = withSmallLetter(numerator.label);
  const most = bounds === undefined ? value : bounds.most;
  return most === null
    ? `${label} not known, limit ${percentInVerdict(limit)}`
    : `${label} at most ${percentInVerdict(most)}, limit ${percentInVerdict(limit)}`;
}
