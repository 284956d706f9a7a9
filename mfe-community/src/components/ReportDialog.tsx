import { useState, type FormEvent } from 'react';
import type { Post, ReportPostBody } from '@tayyib/shared/contracts';
import { reportNoteMaxLength } from '@tayyib/shared/limits';
import { TextField } from '@tayyib/shared/parts/fields';
import { Failure } from '@tayyib/shared/parts/page';
import { Radio } from '@tayyib/shared/sdk/controls';
import { App, Button, Modal } from '@tayyib/shared/sdk/ui';
import { useReportCommunityPostMutation } from '../api/communityApi';
import styles from './TakeDownDialog.module.css';

type Reason = ReportPostBody['reason'];
const reasons: readonly [Reason, string][] = [
  ['advice', 'It says what to buy or sell, or gives a ruling'],
  ['insult', 'It insults someone, or spreads rumours'],
  ['spam', 'It sells something'],
  ['private', 'It has private details of someone'],
  ['other', 'Something else'],
];

interface Props {
  post: Post;
  kind: 'thread' | 'reply';
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why a post is reported. Its author does not learn by whom. */
export function ReportDialog({ post, kind, isOpen, onClose }: Props) {
  const { message } = App.useApp();
  const [reason, setReason] = useState<Reason>('advice');
  const [note, setNote] = useState('');
  const [report, { isLoading, error }] = useReportCommunityPostMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await report({ id: post.id, reason, ...(note.trim() !== '' && { note }) });
    if (!data) return;
    void message.success('Thank you. Staff will look at it.');
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={`Report this ${kind} by ${post.author.name}?`}
      onCancel={onClose}
      footer={null}
    >
      <form onSubmit={(event) => void submit(event)}>
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
        <p className={styles.hint}>Staff see your name; the author does not.</p>
        {error && <Failure error={error} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Report
          </Button>
        </div>
      </form>
    </Modal>
  );
}
