import { category, point } from './Metric';

const perStandard = { perStandard: true } as const;

/** Verdicts of the standards. A standard's ratios use its own sums and denominators. */
export const shariah = [
  category('status', ['Status', 'shariah status', 'halal status'], 'The verdict.', {
    ...perStandard,
    choices: [
      { name: 'compliant', aliases: ['halal', 'shariah compliant', 'permissible', 'pass'] },
      {
        name: 'non-compliant',
        aliases: ['haram', 'not compliant', 'noncompliant', 'not permissible', 'not halal', 'fail'],
      },
      { name: 'under review', aliases: ['review', 'in review', 'doubtful'] },
    ],
  }),
  category('review', ['Review', 'review grade', 'under review for'], 'What leaves a verdict under review.', {
    ...perStandard,
    choices: [
      { name: 'passes everything stated', aliases: ['passes what is stated', 'passes'] },
      { name: 'accounts not loaded', aliases: ['not loaded', 'no accounts'] },
      { name: 'changed since accounts', aliases: ['changed since its accounts', 'changed'] },
      { name: 'business not known', aliases: ['business'] },
      { name: 'figures disagree', aliases: ['figures contradict each other', 'figures'] },
    ],
  }),
  category(
    'freshness',
    ['Freshness', 'freshness of accounts'],
    'How old the accounts of the verdict are, by the limits of the edition.',
    {
      ...perStandard,
      choices: [
        { name: 'fresh', aliases: ['current'] },
        { name: 'ageing', aliases: ['aging'] },
        { name: 'outdated', aliases: ['old', 'stale', 'out of date'] },
      ],
    },
  ),
  category('reason', ['Reason', 'status reason', 'fails on'], 'What a verdict of non-compliant rests on.', {
    ...perStandard,
    choices: [
      { name: 'business', aliases: ['business activity'] },
      { name: 'financial ratio', aliases: ['debt', 'ratio'] },
      { name: 'impure income', aliases: ['interest income', 'income'] },
      { name: 'liquidity', aliases: ['cash and receivables'] },
    ],
  }),
  point(
    'stars',
    'count',
    ['Stars', 'star rating', 'shariah rating'],
    'Rating from 0 to 5, by the smallest headroom.',
    perStandard,
  ),
  point('debtRatio', 'percent', ['Debt ratio'], 'Debt as the standard measures it.', perStandard),
  point(
    'impureIncomeRatio',
    'percent',
    ['Impure income ratio'],
    'Impure income as the standard measures it.',
    perStandard,
  ),
  point(
    'liquidityRatio',
    'percent',
    ['Liquidity ratio'],
    'Liquid assets as the standard measures them.',
    perStandard,
  ),
  point(
    'interestBearingRatio',
    'percent',
    ['Interest-bearing assets', 'interest bearing assets ratio'],
    'Interest-bearing assets as the standard measures them.',
    perStandard,
  ),
  point(
    'debtHeadroom',
    'percent',
    ['Debt headroom', 'headroom of debt'],
    'How far the debt ratio stands below its limit.',
    perStandard,
  ),
  point(
    'impureIncomeHeadroom',
    'percent',
    ['Impure income headroom', 'headroom of impure income'],
    'How far impure income stands below its limit.',
    perStandard,
  ),
  point(
    'liquidityHeadroom',
    'percent',
    ['Liquidity headroom', 'headroom of liquidity'],
    'How far liquid assets stand below their limit.',
    perStandard,
  ),
  point(
    'headroom',
    'percent',
    ['Headroom', 'smallest headroom'],
    'The smallest headroom of all ratios.',
    perStandard,
  ),
  point(
    'flipPrice',
    'rupees',
    ['Flip price'],
    'The share price at which the verdict would turn.',
    perStandard,
  ),
];
