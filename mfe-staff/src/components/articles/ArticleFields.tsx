import { useId, useState } from 'react';
import { isProblem } from '@tayyib/shared/sdk/errors';
import type { ArticleBody } from '@tayyib/shared/contracts';
import { articleBodyMaxLength, articleSummaryMaxLength, articleTitleMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { Input } from '@tayyib/shared/sdk/ui';
import { useUploadArticlePictureMutation } from '../../api/articlesApi';
import { slugOf } from '../../domain/articleLabels';
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

function PictureField({ onUploaded }: { onUploaded: (markdown: string) => void }) {
  const id = useId();
  const [upload, uploading] = useUploadArticlePictureMutation();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { data } = await upload(file);
    if (data) onUploaded(`![Describe the picture](${data.address})`);
  };
  return (
    <>
      <label htmlFor={`${id}-picture`}>
        Add a picture at the end of the text (JPEG, PNG or WebP, at most 2 MB)
      </label>
      <input
        id={`${id}-picture`}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={uploading.isLoading}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {uploading.error && <Failure lead="It was not uploaded." error={uploading.error} />}
    </>
  );
}
