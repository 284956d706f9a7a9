import { termsVersion } from './prices';

/** One purpose users consent to. */
export interface ConsentPurpose {
  title: string;
  /** The consent text. */
  words: string;
  /** The date of the text. Change it with the text: every user then has to agree again. */
  version: string;
  /** Required for an account: it cannot be withdrawn while the account exists. */
  isRequired: boolean;
}

/** All consent purposes. Without zod, as browsers use this table too. */
export const consentPurposes = {
  terms: {
    title: 'Terms & Conditions and Privacy Policy',
    words: 'You use the product by its rules, and we keep what it needs to serve you.',
    version: termsVersion,
    isRequired: true,
  },
  disclaimer: {
    title: 'Disclaimer',
    words: 'You know that a verdict is neither investment advice nor a religious ruling.',
    version: '2026-11-23',
    isRequired: false,
  },
  'community-terms': {
    title: 'Community terms',
    words:
      'Members of the community read what you write, under your name, and what it said before you edited it. Switched off, you write nothing new.',
    version: '2026-11-29',
    isRequired: false,
  },
  portfolio: {
    title: 'Your portfolio',
    words:
      'We store the purchases and sales you enter or import, to show their value and verdicts on all your devices, and to alert you when the verdict of a company you own changes. Switched off, what is stored is erased.',
    version: '2026-11-26',
    isRequired: false,
  },
  'purification-ledger': {
    title: 'Purification ledger',
    words:
      'We store the purification you owe and paid on your account, with companies, amounts, dates and notes. It says something about your faith and wealth; no page shows it to anyone else. Deleting the ledger, on its page, withdraws this.',
    version: '2026-11-25',
    isRequired: false,
  },
  'zakat-years': {
    title: 'Zakat years',
    words:
      'We store your zakat years on your account, encrypted in your browser with your passphrase: we cannot read them. If you ask for reminders, we store the days on which your zakat is due, one for each line of wealth. They say something about your faith; no page shows it to anyone else. Deleting both, on the page of the zakat calculator, withdraws this.',
    version: '2026-11-26',
    isRequired: false,
  },
} as const satisfies Record<string, ConsentPurpose>;

/** Every purpose of the ledger. */
export type LedgerPurposeId = keyof typeof consentPurposes;
export const ledgerPurposeIds = [
  'terms',
  'disclaimer',
  'community-terms',
  'portfolio',
  'purification-ledger',
  'zakat-years',
] as const satisfies readonly LedgerPurposeId[];

/** The purposes that the profile lists with a switch. The others are requested where they are needed. */
export const consentPurposeIds = ['terms', 'community-terms'] as const satisfies readonly LedgerPurposeId[];
export type ConsentPurposeId = (typeof consentPurposeIds)[number];
