import {
  brokingAndFunds,
  conventionalFinance,
  conventionalInsurance,
  doubtfulFinance,
} from '../standards/financeRules';
import * as rules from '../standards/businessRules';
import type { BusinessRule } from '../types';
import type { Category } from './categories';
import type { Wordlist } from './scoreLexicon';

const listOf = (category: Category, { classes, words, exceptPhrases }: BusinessRule): Wordlist => ({
  category,
  classes,
  words,
  ...(exceptPhrases && { exceptPhrases }),
});
const fees = ['registrar', 'ratings', 'an exchange', 'payments'];
const isFee = ({ rule }: BusinessRule) => fees.some((start) => rule.startsWith(start));

/** The lexicon of the shipped editions, by category. */
export const lists: readonly Wordlist[] = [
  listOf('tobacco', rules.tobacco),
  listOf('alcohol', rules.alcohol),
  listOf('gambling', rules.gambling),
  listOf('pork', rules.pork),
  listOf('adult', rules.adult),
  listOf('finance', conventionalFinance),
  listOf('insurance', conventionalInsurance),
  listOf('broking', { ...brokingAndFunds, classes: ['Stockbroking & Allied'] }),
  listOf('entertainment', rules.musicAndCinema),
  listOf('hotels', rules.hotels),
  listOf('arms', rules.arms),
  ...doubtfulFinance
    .filter(({ rule }) => rule !== 'financial services of mixed kind')
    .map((rule) => listOf(isFee(rule) ? 'fee' : 'money', rule)),
  listOf('money', { ...brokingAndFunds, words: [] }),
  listOf('media', rules.mediaOfUnstatedContent),
  listOf('gaming', rules.gaming),
  listOf('meat', rules.meat),
  listOf('distillery', rules.distillery),
];
