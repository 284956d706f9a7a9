import { useId, useState } from 'react';
import { isProblem } from '@tayyib/shared/sdk/errors';
import type { ArticleBody } from '@tayyib/shared/contracts';
import { articleBodyMaxLength, articleSummaryMaxLength, articleTitleMaxLength } from '@tayyib/shared/limits';
import { Input } from '@tayyib/shared/sdk/ui';
import { slugOf } from '../../domain/articleLabels';
import { PictureField } from '../common/PictureField';
import styles from '../common/staff.module.css';

interface Props {
  draft: ArticleBody;
  onChange: (draft: ArticleBody) => void;
  error: unknown;
}

/** The fields of an article. */
export function ArticleFields({ draft, onChange, error }: Props) {
  const id = useId();
  const wrong = isProblem(error) ? error.field : undefined;
  const set = (part: Partial<ArticleBody>) => onChange({ ...draft, ...part });
  return (
    <>
      <label htmlFor={`${id}-title`}>Title</label>
      <Input
        id={`${id}-title`}
        value={draft.title}
        required
        maxLength={articleTitleMaxLength}
        aria-invalid={wrong === 'title'}
        onChange={({ target }) => set({ title: target.value })}
      />
      <label htmlFor={`${id}-slug`}>Address, after /blog/</label>
      <Input
        id={`${id}-slug`}
        value={draft.slug}
        placeholder={slugOf(draft.title)}
        aria-invalid={wrong === 'slug'}
        onChange={({ target }) => set({ slug: target.value })}
      />
      <label htmlFor={`${id}-summary`}>Summary, for lists and search engines</label>
      <Input.TextArea
        id={`${id}-summary`}
        value={draft.summary}
        required
        rows={2}
        maxLength={articleSummaryMaxLength}
        aria-invalid={wrong === 'summary'}
        onChange={({ target }) => set({ summary: target.value })}
      />
      <label htmlFor={`${id}-authors`}>Authors, separated by commas</label>
      <AuthorsField id={`${id}-authors`} authors={draft.authors} onChange={(authors) => set({ authors })} />
      <label htmlFor={`${id}-body`}>Text, in Markdown</label>
      <Input.TextArea
        id={`${id}-body`}
        value={draft.body}
        required
        rows={24}
        maxLength={articleBodyMaxLength}
        aria-invalid={wrong === 'body'}
        onChange={({ target }) => set({ body: target.value })}
      />
      <p className={styles.hint}>
        Headings begin with ##, a note beside the text with &gt;. A code block named bars is a figure: its
        title, then a line like “Debt | 17.19 | 25” for each bar with its limit. HTML is not shown.
      </p>
      <PictureField onUploaded={(markdown) => set({ body: `${draft.body.trimEnd()}\n\n${markdown}\n` })} />
    </>
  );
}

interface AuthorsProps {
  id: string;
  authors: readonly string[];
  onChange: (authors: string[]) => void;
}

function AuthorsField({ id, authors, onChange }: AuthorsProps) {
  // a comma without a name after it must not disappear while the user types
  const [text, setText] = useState(authors.join(', '));
  return (
    <Input
      id={id}
      value={text}
      required
      onChange={({ target }) => {
        setText(target.value);
        onChange(
          target.value
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
