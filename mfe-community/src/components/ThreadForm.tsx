import { useState } from 'react';
import { communityTopics, communityTopicTitles, type CommunityTopic } from '@tayyib/shared/community-topics';
import type { PostEditBody, ThreadSummary } from '@tayyib/shared/contracts';
import { threadTitleMaxLength } from '@tayyib/shared/limits';
import { SelectField, TextField } from '@tayyib/shared/parts/fields';
import { unsentText, useUnsentText } from '@tayyib/shared/parts/storage';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { ComposeForm } from './ComposeForm';
import styles from './ComposeForm.module.css';

const options = communityTopics.map((value) => ({ value, label: communityTopicTitles[value] }));
const isTopic = (value: string): value is CommunityTopic => communityTopics.some((topic) => topic === value);

const titleKey = 'community-thread-title';
const textKey = 'community-thread-text';

/** Whether a thread was begun in this tab and not sent. */
export const isThreadBegun = (): boolean => unsentText(titleKey) !== null || unsentText(textKey) !== null;

interface Props {
  /** What is edited; a new thread without it. */
  thread?: ThreadSummary;
  text?: string;
  /** Of a new thread. */
  topic?: CommunityTopic | undefined;
  /** Whether the title has the focus first: the user has just opened the form. */
  isFocusedFirst?: boolean;
  names: readonly string[];
  action: string;
  isSending: boolean;
  error: unknown;
  onCancel: () => void;
  onSend: (body: PostEditBody) => Promise<boolean>;
}

/** The form of a thread: title, topic, text, and whether it is a question and public. */
export function ThreadForm({
  thread,
  topic: suggested,
  isFocusedFirst = false,
  onSend,
  onCancel,
  ...form
}: Props) {
  const isNew = thread === undefined;
  const [title, setTitle] = useUnsentText(isNew ? titleKey : null, thread?.title);
  const [topic, setTopic] = useState<CommunityTopic>(thread?.topic ?? suggested ?? 'stocks');
  const [isQuestion, setIsQuestion] = useState(thread?.isQuestion ?? false);
  const [isPublic, setIsPublic] = useState(thread?.isPublic ?? false);
  return (
    <ComposeForm
      {...form}
      label="Text"
      placeholder="What you found, or want to know; @ mentions a member, $TCS shows the verdict of a stock"
      rows={8}
      isFocusedFirst={false}
      isIncomplete={title.trim() === ''}
      {...(isNew && { draftKey: textKey })}
      onCancel={() => {
        setTitle('');
        onCancel();
      }}
      onSend={async (text) => {
        const isStored = await onSend({ text, title, topic, isQuestion, isPublic });
        if (isStored) setTitle('');
        return isStored;
      }}
    >
      <TextField
        label="Title"
        value={title}
        maxLength={threadTitleMaxLength}
        isFocusedFirst={isFocusedFirst}
        onChange={setTitle}
      />
      <SelectField
        label="Topic"
        value={topic}
        options={options}
        onChange={(value) => isTopic(value) && setTopic(value)}
      />
      <div className={styles.options}>
        <Checkbox checked={isQuestion} onChange={({ target }) => setIsQuestion(target.checked)}>
          It is a question
        </Checkbox>
        <Checkbox checked={isPublic} onChange={({ target }) => setIsPublic(target.checked)}>
          Visitors without an account may read this text
        </Checkbox>
      </div>
    </ComposeForm>
  );
}
