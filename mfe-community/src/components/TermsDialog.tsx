import type { ComponentProps } from 'react';
import { AgreementDialog } from '@tayyib/shared/parts/page';

/** When these change, update their date in `consentPurposes`, so that every member has to agree again. */
const terms = [
  'What members write here is their own opinion. It is neither investment advice nor a religious ruling; for those ask a SEBI-registered adviser and a scholar.',
  'Be kind and truthful. No insults, no rumours, no tips to buy or sell, no advertising.',
  'Keep private what is private: no phone numbers, account numbers or other personal details, yours or anyone else’s.',
  'Every member of the community can read what you write, under your name. You can edit and delete it at any time; what it said before an edit stays there for members to read until you delete it.',
];

type Props = Omit<ComponentProps<typeof AgreementDialog>, 'title' | 'sentences' | 'statement'>;

/** The terms a member agrees to before taking part. */
export function TermsDialog(props: Props) {
  return (
    <AgreementDialog
      title="Community terms"
      sentences={terms}
      statement="I have read the terms and agree to them"
      {...props}
    />
  );
}
