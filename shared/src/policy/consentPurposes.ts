import { termsVersion } from './prices';

/** One thing people agree to. */
export interface ConsentPurpose {
  title: string;
  /** What they allow, in plain words. */
  words: string;
  /** The day of the text they agree to. Whoever changes the text changes it, and everybody is asked again. */
  version: string;
  /** Without it there is no account: it ends with the account and not before. */
  isRequired: boolean;
}

/** Everything that people agree to here, each apart. Zod-free: browsers run this table too. */
export const consentPurposes = {
  terms: {
    title: 'Terms & Conditions and Privacy Policy',
    words: 'You use the product by its rules, and we keep what it needs to serve you.',
    version: termsVersion,
    isRequired: true,
  },
  'community-terms': {
    title: 'Community terms',
    words:
      'Members of the community read what you write, under your name. Switched off, you write nothing new.',
    version: '2026-11-01',
    isRequired: false,
  },
} as const satisfies Record<string, ConsentPurpose>;

export type ConsentPurposeId = keyof typeof consentPurposes;

export const consentPurposeIds = ['terms', 'community-terms'] as const satisfies readonly ConsentPurposeId[];
