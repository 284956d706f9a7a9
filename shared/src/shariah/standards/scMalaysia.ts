import type { BusinessRule, Citation, Standard } from '../types';
import { hotelsOfUnstatedKind, mediaOfUnstatedContent } from './businessRules';
import { debtRatio, depositsRatio, doubtfulToAll, forbiddenToAll, indianNames, shipped } from './common';
import { brokingPhrases } from './financeLexicon';
import { interestAndInsurance } from './financeRules';
import { classesOf } from './industryClasses';
import { namedIn } from './namedByNorm';
import { entertainmentPhrases } from './entertainmentLexicon';
import { impureIncomeUpTo, impureProfit, profitBeforeTax, revenue, totalAssets } from './recipes';
import { ownReading, readOn } from './sources';

const method: Citation = {
  title: 'Securities Commission Malaysia: Shariah-compliant securities screening methodology',
  address:
    'https://www.sc.com.my/development/icm/shariah-compliant-securities/shariah-compliant-securities-screening-methodology',
  standing: 'own document',
  readOn,
};
const answers: Citation = {
  title:
    'Securities Commission Malaysia: questions on the revised methodology (revenue and profit before tax; 33 %)',
  address:
    'https://www.sc.com.my/regulation/regulatory-faqs/frequently-asked-questions-on-revised-shariah-screening-methodology/',
  standing: 'own document',
  readOn,
};
const ratios: Citation = {
  title: 'shariah.sg: debt and cash below 33 % of total assets',
  address: 'https://shariah.sg/methodology/sc_malaysia-2019',
  standing: 'second hand',
  readOn,
};

const firstTier = 0.05;
const secondTier = 0.2;

const stockbroking: BusinessRule = {
  rule: 'share trading and stockbroking',
  outcome: 'not_permissible',
  classes: classesOf('broking'),
  words: [...brokingPhrases.words, 'share trading'],
  exceptPhrases: brokingPhrases.exceptPhrases,
  tolerance: secondTier,
};
const cinema: BusinessRule = {
  rule: 'cinema',
  outcome: 'not_permissible',
  classes: ['Film Production, Distribution & Exhibition', 'Film Production- Distribution & Exhibition'],
  words: ['cinema', 'cinemas', 'film', 'films', 'movie', 'movies', 'multiplex', 'multiplexes'],
  exceptPhrases: entertainmentPhrases.exceptPhrases,
  tolerance: secondTier,
};

const tiersReading =
  'Lines of the first tier must stay below 5 % together, those of both tiers below 20 % together. Rent from tenants whose trade is not permitted belongs to the second tier and is not told apart in filings, so it is not counted.';
const profitReading =
  'The commission holds these lines against revenue and against profit before tax, and both must stay below the tier. Interest is taken as profit whole. What other lines earn is not filed: with any such line the profit test is not known and the verdict is under review.';
const imageReading =
  'The commission also weighs a company by its public image; that is for an advisor to record, and is not judged here.';

/** Securities Commission Malaysia, two tiers, with Indian facts. */
export const scMalaysia: Standard = {
  id: 'SC_MALAYSIA',
  title: 'Securities Commission Malaysia, two-tier method',
  ...shipped,
  business: {
    tolerance: firstTier,
    rules: [
      ...forbiddenToAll,
      ...interestAndInsurance,
      stockbroking,
      cinema,
      mediaOfUnstatedContent,
      hotelsOfUnstatedKind,
      ...doubtfulToAll,
    ],
    ...indianNames,
    ...namedIn(
      method,
      'tobacco',
      'liquor',
      'pork',
      'gambling',
      'banking',
      'insurance',
      'broking',
      'shareTrading',
      'cinema',
    ),
    sources: [method, answers],
    reading: `${tiersReading} Food without a halal certificate and hotels are not told apart in filings and are doubtful.`,
  },
  ratios: [
    {
      ...debtRatio,
      label: 'Debt to total assets',
      denominator: totalAssets,
      limit: 0.33,
      limitInclusive: false,
      sources: [answers, ratios],
      reading: 'Only conventional debt counts; Indian filings know no other.',
    },
    {
      ...depositsRatio,
      label: 'Cash in conventional accounts to total assets',
      denominator: totalAssets,
      limit: 0.33,
      limitInclusive: false,
      sources: [answers, ratios],
      reading:
        'Filings do not part cash in hand from cash in accounts, so a sum beyond the limit is under review.',
    },
    {
      id: 'impure_income',
      label: 'Impure income of the first tier to revenue',
      numerator: impureIncomeUpTo(firstTier),
      denominator: revenue,
      numeratorIs: 'exact',
      limit: firstTier,
      limitInclusive: false,
      failStatus: 6,
      sources: [method, answers],
      reading: 'Interest belongs to the first tier.',
    },
    {
      id: 'impure_profit',
      label: 'Impure profit to profit before tax',
      numerator: impureProfit,
      denominator: profitBeforeTax,
      numeratorIs: 'exact',
      limit: firstTier,
      limitInclusive: false,
      failStatus: 6,
      sources: [method, answers],
      reading: profitReading,
    },
  ],
  readings: [tiersReading, profitReading, imageReading, ownReading('the Securities Commission Malaysia')],
};
