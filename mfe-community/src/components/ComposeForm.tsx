import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { postMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { useUnsentText } from '@tayyib/shared/parts/storage';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import styles from './ComposeForm.module.css';
import { MentionField } from './MentionField';
import { PictureButton } from './PictureButton';
import { PostPreview } from './PostPreview';

interface Props {
  label: string;
  placeholder: string;
  /** On the button that sends it. */
  action: string;
  rows: number;
  /** Names that are suggested after an `@`. */
  names: readonly string[];
  /** What it says first. */
  text?: string;
  /** Under which key its text is kept in the tab until it is sent or cancelled; without one it is not kept. */
  draftKey?: string;
  isSending: boolean;
  error: unknown;
  /** Whether more than the text is missing. */
  isIncomplete?: boolean;
  /** For a form that the user opened: it has the focus first, and can be closed. */
  onCancel?: () => void;
  /** Whether the field has the focus first; a field above it may have it. */
  isFocusedFirst?: boolean;
  /** Resolves to whether the server stored it; only then the text is cleared. */
  onSend: (text: string) => Promise<boolean>;
  /** Fields above the text. */
  children?: ReactNode;
}

/** The form of a post: Markdown with pictures, stocks and mentions, and how it will look. */
export function ComposeForm(props: Props) {
  const { label, placeholder, action, rows, names, isSending, error, onCancel, onSend, children } = props;
  const { isIncomplete = false, isFocusedFirst = onCancel !== undefined } = props;
  const id = useId();
  const [text, setText] = useUnsentText(props.draftKey ?? null, props.text);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onSend(text))) return;
    setText('');
    setIsPreviewed(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <MentionField
        id={id}
        placeholder={placeholder}
        rows={rows}
        names={names}
        value={text}
        onChange={setText}
        maxLength={postMaxLength}
        describedBy={`${id}-count`}
        isFocusedFirst={isFocusedFirst}
      />
      {isPreviewed && <PostPreview text={text} names={names} />}
      {error !== undefined && <Failure error={error} />}
      <div className={styles.foot}>
        <span id={`${id}-count`} className={styles.count}>
          {text.length.toLocaleString('en-IN')} of {postMaxLength.toLocaleString('en-IN')} characters.
          **bold**, lists, $TCS for a stock.
        </span>
        <span className={styles.buttons}>
          <PictureButton
            onUploaded={(markdown) => setText(`${text.trimEnd()}\n\n${markdown}\n`.trimStart())}
          />
          <Button
            aria-pressed={isPreviewed}
            disabled={text.trim() === ''}
            onClick={() => setIsPreviewed(!isPreviewed)}
          >
            Preview
          </Button>
          {onCancel && (
            <Button
              onClick={() => {
                setText('');
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
          <Button
            type="primary"
            htmlType="submit"
            icon={<Icon name="send" />}
            loading={isSending}
            disabled={text.trim() === '' || isIncomplete}
          >
            {action}
          </Button>
        </span>
      </div>
    </form>
  );
}
