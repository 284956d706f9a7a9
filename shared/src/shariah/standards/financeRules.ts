import type { BusinessRule } from '../types';
import {
  brokingPhrases,
  exchangePhrases,
  financePhrases,
  insurancePhrases,
  moneyPhrases,
  paymentPhrases,
  ratingPhrases,
  registrarPhrases,
} from './financeLexicon';
import { classesOf } from './industryClasses';

/** Lending and deposit taking: interest is the business itself. */
export const conventionalFinance: BusinessRule = {
  rule: 'conventional finance',
  outcome: 'not_permissible',
  classes: classesOf('finance'),
  ...financePhrases,
};

export const conventionalInsurance: BusinessRule = {
  rule: 'conventional insurance',
  outcome: 'not_permissible',
  classes: classesOf('insurance'),
  ...insurancePhrases,
};

/** The two lines of finance every body forbids. */
export const interestAndInsurance = [conventionalFinance, conventionalInsurance];

/** Where a standard names stockbroking with finance. */
export const brokingAndFunds: BusinessRule = {
  rule: 'stockbroking and fund management',
  outcome: 'not_permissible',
  classes: [...classesOf('broking'), ...classesOf('fund management')],
  ...brokingPhrases,
};

const holdingCompany: BusinessRule = {
  rule: 'a holding company whose holdings are not on file',
  outcome: 'doubtful',
  classes: classesOf('holding'),
  words: ['holding company'],
};

const mixedFinance: BusinessRule = {
  rule: 'financial services of mixed kind',
  outcome: 'doubtful',
  classes: [...classesOf('broking'), ...classesOf('fund management')],
  ...brokingPhrases,
};

const registrars: BusinessRule = {
  rule: 'registrar or depository: whose business it serves is not stated',
  outcome: 'doubtful',
  classes: classesOf('registrars'),
  ...registrarPhrases,
};

const ratings: BusinessRule = {
  rule: 'ratings: what is rated is not stated',
  outcome: 'doubtful',
  classes: classesOf('ratings'),
  ...ratingPhrases,
};

const exchanges: BusinessRule = {
  rule: 'an exchange: which trades bring its fees is not stated',
  outcome: 'doubtful',
  classes: classesOf('exchanges'),
  ...exchangePhrases,
};

const payments: BusinessRule = {
  rule: 'payments and financial technology: for a fee or on credit is not stated',
  outcome: 'doubtful',
  classes: classesOf('payments'),
  ...paymentPhrases,
};

/** What is left of the sector: its companies lend, invest or advise, and the class does not say which. */
const financeOfUnstatedKind: BusinessRule = {
  rule: 'financial services of unstated kind',
  outcome: 'doubtful',
  classes: [...classesOf('finance of unstated kind'), 'Financial Services'],
  words: [],
};

const moneyOfUnstatedUse: BusinessRule = {
  rule: 'leasing, credit or investing: how is not stated',
  outcome: 'doubtful',
  classes: [],
  ...moneyPhrases,
};

/** Lines of finance that are no lending for sure, and no pass. The sector comes last, as every other class is in it. */
export const doubtfulFinance = [
  holdingCompany,
  mixedFinance,
  registrars,
  ratings,
  exchanges,
  payments,
  financeOfUnstatedKind,
  moneyOfUnstatedUse,
];
