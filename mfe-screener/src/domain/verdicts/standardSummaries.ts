import type { StandardId } from '@tayyib/shared/contracts';

/** What sets each standard apart, in a sentence for someone who has heard of none. */
export const standardSummaries: Readonly<Record<StandardId, string>> = {
  TASIS: 'India’s own norms: debt up to 25% of total assets, interest up to 3% of total income.',
  AAOIFI: 'From Bahrain: debt and deposits each below 30% of market value, impure income below 5%.',
  SP: 'Index rules: debt and cash each below 33% of market value averaged over 36 months, impure income below 5%.',
  DOW_JONES: 'Index rules: debt below 33% of market value averaged over 24 months, impure income below 5%.',
  MSCI: 'Index rules by total assets: debt and cash each up to 30%; impure income up to 5%.',
  FTSE_YASAAR: 'Index rules by total assets: debt and cash each below 33.3%; impure income up to 5%.',
  SC_MALAYSIA:
    'Malaysia’s regulator: debt and cash each below 33% of total assets, income judged in two tiers.',
};
