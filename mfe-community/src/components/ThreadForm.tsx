import { useState } from 'react';
import { communityTopics, communityTopicTitles, type CommunityTopic } from '@tayyib/shared/community-topics';
import type { PostEditBody, ThreadSummary } from '@tayyib/shared/contracts';
import { threadTitleMaxLength } from '@tayyib/shared/limits';
import { SelectField, TextField } from '@tayyib/shared/parts/fields';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { ComposeForm } from './ComposeForm';
import styles from './ComposeForm.module.css';

const options = communityTopics.map((value) => ({ value, label: communityTopicTitles[value] }));
const isTopic = (value: string): value is CommunityTopic => communityTopics.some((topic) => topic === value);

interface Props {
  /** What is edited; a new thread without it. */
  thread?: ThreadSummary;
  text?: string;
  /** Of a new thread. */
  topic?: CommunityTopic | undefined;
  names: readonly string[];
  action: string;
  isSending: boolean;
  error: unknown;
  onCancel: () => void;
  onSend: (body: PostEditBody) => Promise<boolean>;
}

/** The form of a thread: title, topic, text, and whether it is a question and public. */
export function ThreadForm({ thread, topic: suggested, onSend, ...form }: Props) {
  const [title, setTitle] = useState(thread?.title ?? '');
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
      onSend={(text) => onSend({ text, title, topic, isQuestion, isPublic })}
    >
      <TextField label="Title" value={title} maxLength={threadTitleMaxLength} onChange={setTitle} />
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
          People who are no members may read this text
        </Checkbox>
      </div>
    </ComposeForm>
  );
}
