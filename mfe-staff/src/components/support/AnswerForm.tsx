import { useState } from 'react';
import { useAnswerStaffSupportMutation } from '../../api/supportDeskApi';
import { replyTemplates, type ReplyTemplate } from '../../domain/replyTemplates';
import { CheckField, ChoiceField, ProseField } from '../common/inputs';
import { MutationForm } from '../common/MutationForm';

const none = 'none';
const options: Readonly<Record<ReplyTemplate | typeof none, string>> = {
  none: 'No template',
  more: replyTemplates.more.title,
  reload: replyTemplates.reload.title,
  verdict: replyTemplates.verdict.title,
  refund: replyTemplates.refund.title,
  account: replyTemplates.account.title,
  done: replyTemplates.done.title,
};

/** The form for an answer, which may begin from a template. */
export function AnswerForm({ id }: { id: string }) {
  const [template, setTemplate] = useState<ReplyTemplate | typeof none>(none);
  const [text, setText] = useState('');
  const [isClosing, setIsClosing] = useState(false);
  const [answer, mutation] = useAnswerStaffSupportMutation();
  return (
    <MutationForm
      legend="Answer"
      mutation={mutation}
      onSubmit={() => void answer({ id, text, isClosing })}
      submitLabel="Send the answer"
      failure="It was not sent."
      success="It was sent, here and by mail."
    >
      <ChoiceField
        path="template"
        label="Template"
        hint="It replaces what is in the field below."
        value={template}
        options={options}
        onChange={(chosen) => {
          setTemplate(chosen);
          if (chosen !== none) setText(replyTemplates[chosen].text);
        }}
      />
      <ProseField
        path="text"
        label="Answer"
        hint="The user reads it as plain text, here and by mail."
        value={text}
        onChange={setText}
      />
      <CheckField label="Close the request with it" value={isClosing} onChange={setIsClosing} />
    </MutationForm>
  );
}
