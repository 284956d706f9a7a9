import { useState } from 'react';
import type { ClassAnswerEntry, ClassDecision } from '@tayyib/shared/contracts';
import { useConfirm } from '@tayyib/shared/parts/page';
import { useAnswerClassMutation, useLazyPreviewClassAnswerQuery } from '../../api/classAnswersApi';
import { answerLabels, decisionLabels, previewInWords } from '../../domain/classAnswerLabels';
import { ChoiceField, ProseField } from '../common/inputs';
import { MutationForm } from '../common/MutationForm';

interface Props {
  className: string;
  /** The answer in force. */
  answer: ClassAnswerEntry | null;
}

const choice = { path: 'decision', label: 'Answer' };

/** Answers a class, changes the answer or withdraws it; before it applies, it says how many companies it moves. */
export function AnswerClassForm({ className, answer }: Props) {
  const [sign, signing] = useAnswerClassMutation();
  const [preview, previewing] = useLazyPreviewClassAnswerQuery();
  const confirm = useConfirm();
  const [decision, setDecision] = useState<ClassDecision>('doubtful');
  const [reason, setReason] = useState('');
  const withoutWithdrawal = decision === 'withdrawn' ? 'doubtful' : decision;
  // an answer that another advisor withdrew meanwhile cannot be withdrawn again
  const chosen = answer === null ? withoutWithdrawal : decision;
  const submit = async () => {
    const { data: moves } = await preview({ className, decision: chosen });
    if (moves === undefined) return;
    confirm({
      title:
        chosen === 'withdrawn'
          ? `Withdraw the answer on ${className}?`
          : `Answer ${className}: ${decisionLabels[chosen].toLowerCase()}?`,
      content: previewInWords(moves),
      action: chosen === 'withdrawn' ? 'Withdraw it' : 'Sign the answer',
      onConfirm: () => sign({ className, decision: chosen, reason }),
    });
  };
  return (
    <MutationForm
      legend={answer === null ? `Answer ${className}` : `Change or withdraw the answer on ${className}`}
      mutation={{
        data: signing.data,
        error: signing.error ?? previewing.error,
        isLoading: signing.isLoading || previewing.isFetching,
      }}
      onSubmit={() => void submit()}
      submitLabel="Sign"
      failure="It was not signed."
      success="Signed. The companies of the class are judged again within a minute."
    >
      {answer === null ? (
        <ChoiceField {...choice} options={answerLabels} value={withoutWithdrawal} onChange={setDecision} />
      ) : (
        <ChoiceField {...choice} options={decisionLabels} value={decision} onChange={setDecision} />
      )}
      <ProseField
        path="reason"
        label="Reason, signed with your name"
        hint="It is among the reasons of every verdict that the answer decides"
        value={reason}
        onChange={setReason}
      />
    </MutationForm>
  );
}
