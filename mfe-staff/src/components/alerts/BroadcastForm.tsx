import { useId, useState, type FormEvent } from 'react';
import { broadcastTextMaxLength, broadcastTitleMaxLength } from '@tayyib/shared/alert-kinds';
import { Failure } from '@tayyib/shared/parts/page';
import { Alert, Button, Input } from '@tayyib/shared/sdk/ui';
import { useSendBroadcastMutation, useUploadAlertPictureMutation } from '../../api/alertsApi';
import styles from '../common/staff.module.css';

/** Writes a message to every account. It cannot be undone, so it is confirmed. */
export function BroadcastForm() {
  const id = useId();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [file, setFile] = useState<File | null>(null);
  /** Another key empties the field of the picture. */
  const [sentCount, setSentCount] = useState(0);
  const [isSure, setSure] = useState(false);
  const [upload, uploading] = useUploadAlertPictureMutation();
  const [send, sending] = useSendBroadcastMutation();
  const error = uploading.error ?? sending.error;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSure) {
      setSure(true);
      return;
    }
    setSure(false);
    const picture = file ? await upload(file) : null;
    if (picture && !picture.data) return;
    const body = { title, text, link: link === '' ? null : link, image: picture?.data?.image ?? null };
    const sent = await send(body);
    if (!sent.data) return;
    setTitle('');
    setText('');
    setLink('');
    setFile(null);
    setSentCount((count) => count + 1);
  };
  return (
    <form className={styles.card} aria-label="Message to everyone" onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}-title`}>Title</label>
      <Input
        id={`${id}-title`}
        value={title}
        required
        maxLength={broadcastTitleMaxLength}
        onChange={({ target }) => setTitle(target.value)}
      />
      <label htmlFor={`${id}-text`}>Text</label>
      <Input.TextArea
        id={`${id}-text`}
        value={text}
        required
        rows={3}
        maxLength={broadcastTextMaxLength}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={`${id}-link`}>Page to open, like /plan (optional)</label>
      <Input id={`${id}-link`} value={link} onChange={({ target }) => setLink(target.value)} />
      <label htmlFor={`${id}-picture`}>Picture (optional; JPEG, PNG or WebP, at most 2 MB)</label>
      <input
        key={sentCount}
        id={`${id}-picture`}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      {error && <Failure lead="It was not sent." error={error} />}
      {sending.data && !error && <Alert type="success" showIcon title="It is on its way to everyone." />}
      {isSure && <Alert type="warning" showIcon title="Every account gets it, and it cannot be undone." />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={uploading.isLoading || sending.isLoading}>
          {isSure ? 'Really send to everyone' : 'Send to everyone'}
        </Button>
        {isSure && <Button onClick={() => setSure(false)}>Cancel</Button>}
      </div>
    </form>
  );
}
