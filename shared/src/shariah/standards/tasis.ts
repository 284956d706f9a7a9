import type { Citation, Standard } from '../types';
import { entertainmentClasses, hotels } from './businessRules';
import { debtRatio, doubtfulToAll, forbiddenToAll, indianNames, liquidityRatio, shipped } from './common';
import { brokingAndFunds, interestAndInsurance } from './financeRules';
import { classesOf } from './industryClasses';
import { namedIn } from './namedByNorm';
import { entertainmentPhrases, mediaPhrases } from './entertainmentLexicon';
import { interestIncome, investments, totalAssets, totalIncome } from './recipes';

const readOn = '2026-11-21';
const businessLine: Citation = {
  title: 'The Hindu BusinessLine on the Shariah index',
  address:
    'https://premium.thehindubusinessline.com/portfolio/technical-analysis/shariah-index-can-bring-in-more-investors/article20615609.ece1',
  standing: 'second hand',
  readOn,
};
const saaiq: Citation = {
  title: 'Saaiq: Sharia stock screening process',
  address: 'https://saaiq.com/sharia-stock-screening-process/',
  standing: 'second hand',
  readOn,
};
const tataEthical: Citation = {
  title: 'Tata Ethical Fund, scheme text ("less than 25%")',
  address: 'https://www.paisabazaar.com/mutual-funds/tata-ethical-fund-regular-plan-growth',
  standing: 'second hand',
  readOn,
};
const tasisIncome: Citation = {
  title: 'TASIS questions and answers: interest within 3 % of total income',
  address: 'https://tasis.in/faqquestion/3/0/0/11',
  standing: 'own document',
  readOn,
};
const tasisImputed: Citation = {
  title: 'TASIS questions and answers: 7.5 % of interest-based investments counted as interest',
  address: 'https://tasis.in/faqquestion/12/16/0/52',
  standing: 'own document',
  readOn,
};
const shariahSecurities: Citation = {
  title: 'Shariah Securities: screening norms (8 % income, 50 % liquidity)',
  address: 'https://shariahsecurities.com/shariah-screening-norms/',
  standing: 'second hand',
  readOn,
};
const tasisOldData: Citation = {
  title: 'TASIS questions and answers: data older than three years is not screened',
  address: 'http://tasis.in/faqquestion/11/23/0/82',
  standing: 'own document',
  readOn,
};

const interestBounds =
  'TASIS also counts 7.5 % of interest-based investments as interest. Filings do not say which investments bear interest, so the figure lies between interest the company reports and that with 7.5 % of all its investments. Within the limit even then it passes, reported interest alone beyond the limit fails, anything between is under review.';

/** TASIS norms as published; limits are the body's, the reading of gaps is ours and said in `readings`. */
export const tasis: Standard = {
  id: 'TASIS',
  title: 'TASIS norms, as published',
  ...shipped,
  business: {
    tolerance: 0,
    undescribedTolerance: 0.03,
    rules: [
      ...forbiddenToAll,
      ...interestAndInsurance,
      brokingAndFunds,
      hotels,
      {
        rule: 'entertainment',
        outcome: 'not_permissible',
        classes: entertainmentClasses,
        ...entertainmentPhrases,
      },
      ...doubtfulToAll,
      {
        rule: 'media of unstated content',
        outcome: 'doubtful',
        classes: classesOf('media'),
        words: ['media'],
        exceptPhrases: mediaPhrases.exceptPhrases,
      },
    ],
    ...indianNames,
    ...namedIn(
      businessLine,
      'tobacco',
      'alcohol',
      'gambling',
      'financialServices',
      'insurance',
      'broking',
      'hotels',
      'resorts',
    ),
    sources: [businessLine, tasisIncome],
    reading:
      'A company in a line that is not permitted to any extent fails, however small its share. Revenue nobody describes, such as "Others", is no line known to be forbidden: below 3 %, all the impure income TASIS allows, it is tolerated; from there on the company is under review. "Vulgar entertainment" is read as film, television and music; "foods" as food that is not halal.',
  },
  ratios: [
    {
      ...debtRatio,
      label: 'Debt to total assets',
      denominator: totalAssets,
      limit: 0.25,
      limitInclusive: true,
      sources: [saaiq, tataEthical],
      reading:
        'One source says at most 25 %, another less than 25 %; read as at most. Leases are not counted as debt.',
    },
    {
      id: 'impure_income',
      label: 'Interest income to total income',
      numerator: interestIncome,
      denominator: totalIncome,
      numeratorIs: 'exact',
      limit: 0.03,
      limitInclusive: true,
      failStatus: 6,
      caution: {
        upTo: investments,
        share: 0.075,
        inWords: 'if all its investments bore interest and 7.5 % of them were counted too, as TASIS does',
      },
      sources: [tasisIncome, tasisImputed, shariahSecurities],
      reading: `${interestBounds} A rival page says 8 %; the body's own 3 % is taken.`,
    },
    {
      ...liquidityRatio,
      label: 'Cash and receivables to total assets',
      denominator: totalAssets,
      limit: 0.9,
      limitInclusive: true,
      sources: [saaiq, shariahSecurities],
      reading: 'Sources disagree: 90 % or 50 %. 90 % is taken, the figure more of them give.',
    },
  ],
  readings: [
    interestBounds,
    'Sources disagree on the liquidity limit, 90 % or 50 %; this edition takes 90 %.',
    `Accounts older than 36 months decide nothing (${tasisOldData.address}).`,
    'TASIS keeps its own lists; this is our reading of its published norms, not a verdict of TASIS.',
  ],
};
