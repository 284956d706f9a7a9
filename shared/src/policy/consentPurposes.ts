import { termsVersion } from './prices';

/** One purpose users consent to. */
export interface ConsentPurpose {
  title: string;
  /** The consent text. */
  words: string;
  /** The date of the text. Change it with the text: every user is then asked again. */
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
      'Members of the community read what you write, under your name. Switched off, you write nothing new.',
    version: '2026-11-01',
    isRequired: false,
  },
} as const satisfies Record<string, ConsentPurpose>;

/** Every purpose of the ledger. */
export type LedgerPurposeId = keyof typeof consentPurposes;
export const ledgerPurposeIds = [
  'terms',
  'disclaimer',
  'community-terms',
] as const satisfies readonly LedgerPurposeId[];

/** The purposes that the profile lists with a switch. The disclaimer is asked once and has its own place in the reply. */
export const consentPurposeIds = ['terms', 'community-terms'] as const satisfies readonly LedgerPurposeId[];
export type ConsentPurposeId = (typeof consentPurposeIds)[number];
