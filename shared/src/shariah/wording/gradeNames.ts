import type { ReviewGrade } from '@tayyib/shared/contracts';

/** What a company is under review for, in a few words. */
export const gradeNames: Readonly<Record<ReviewGrade, string>> = {
  accounts_not_loaded: 'Accounts not loaded',
  changed_since_accounts: 'Changed since accounts',
  figures_contradict: 'Figures disagree',
  business_not_known: 'Business not known',
  passes_everything_stated: 'Passes everything stated',
};
