import { graceDays, gstPercent } from '@tayyib/shared/prices';
import { Questions } from '../../controls/Questions';

const questions = [
  {
    question: 'Can I get my money back?',
    answer:
      'Yes. End a term whenever you like, and the price of its remaining whole days is refunded to your payment method.',
  },
  {
    question: 'Am I charged automatically?',
    answer: `No. A new term begins only when you pay for it. A plan that renews stays active for ${graceDays} days after its term, so that you have time to pay.`,
  },
  {
    question: 'What if I upgrade in the middle of a term?',
    answer:
      'The larger plan begins at once, and the unused whole days of the old term are deducted from its price.',
  },
  {
    question: 'What happens to my lists on a smaller plan?',
    answer: 'Nothing is deleted. You can read and remove; to add, stay within the limits of the plan.',
  },
  {
    question: 'Is tax included?',
    answer: `Yes. Every price includes GST of ${gstPercent}%, and each payment comes with an invoice.`,
  },
] as const;

/** What people ask before they buy. */
export const PlanQuestions = () => <Questions id="plan-questions" title="Questions" questions={questions} />;
