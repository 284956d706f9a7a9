import { useState } from 'react';
import type { ReportPostBody } from '@tayyib/shared/contracts';
import { reportNoteMaxLength } from '@tayyib/shared/limits';
import { TextField } from '@tayyib/shared/parts/fields';
import { Radio } from '@tayyib/shared/sdk/controls';
import { App } from '@tayyib/shared/sdk/ui';
import { useReportCommunityPostMutation } from '../api/communityApi';
import { PostDialog, type PostDialogProps } from './PostDialog';
import styles from './PostDialog.module.css';

type Reason = ReportPostBody['reason'];
const reasons: readonly [Reason, string][] = [
  ['advice', 'It says what to buy or sell, or gives a ruling'],
  ['insult', 'It insults someone, or spreads rumours'],
  ['spam', 'It sells something'],
  ['private', 'It has private details of someone'],
  ['other', 'Something else'],
];

/** Asks why a post is reported. Its author does not learn by whom. */
export function ReportDialog(props: PostDialogProps) {
  const { post, onClose } = props;
  const { message } = App.useApp();
  const [reason, setReason] = useState<Reason>('advice');
  const [note, setNote] = useState('');
  const [report, { isLoading, error }] = useReportCommunityPostMutation();
  const send = async () => {
    const { data } = await report({ id: post.id, reason, ...(note.trim() !== '' && { note }) });
    if (!data) return;
    void message.success('Thank you. Staff will look at it.');
    onClose();
  };
  return (
    <PostDialog
      {...props}
      label="Report"
      keep="Cancel"
      hint="Staff see your name; the author does not."
      isSending={isLoading}
      error={error}
      onSend={send}
    >
      <Radio.Group
        className={styles.reasons}
        aria-label="Why"
        value={reason}
        options={reasons.map(([value, label]) => ({ value, label }))}
        onChange={({ target }: { target: { value?: Reason } }) => setReason(target.value ?? 'other')}
      />
      <TextField
        label="What staff should know (optional)"
        value={note}
        maxLength={reportNoteMaxLength}
        onChange={setNote}
      />
    </PostDialog>
  );
}
