import { useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { postMaxLength } from '@tayyib/shared/limits';
import { Alert, Button, Icon, Input } from '@tayyib/shared/ui';
import { useAddCommunityPostMutation } from '../api/communityApi';
import styles from './ComposePost.module.css';

/** The form for a new post. The text is cleared only once the server has stored it. */
export function ComposePost() {
  const [text, setText] = useState('');
  const [addPost, { isLoading, error }] = useAddCommunityPostMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await addPost({ text });
    if (data) setText('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor="community-post">
        Write to the community
      </label>
      <Input.TextArea
        id="community-post"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder="Ask a question or share what you have learnt"
        rows={4}
        maxLength={postMaxLength}
        dir="auto"
        aria-describedby="community-post-count"
      />
      {error && <Alert role="alert" type="error" showIcon title={toMessage(error)} />}
      <div className={styles.foot}>
        <span id="community-post-count" className={styles.count}>
          {text.length} of {postMaxLength.toLocaleString('en-IN')} characters
        </span>
        <Button
          type="primary"
          htmlType="submit"
          icon={<Icon name="send" />}
          loading={isLoading}
          disabled={text.trim() === ''}
        >
          Post
        </Button>
      </div>
    </form>
  );
}
