import { useId } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { useUploadCommunityPictureMutation } from '../api/communityApi';
import styles from './ComposeForm.module.css';

/** Uploads a picture, which the server re-encodes, and gives the Markdown that shows it. */
export function PictureButton({ onUploaded }: { onUploaded: (markdown: string) => void }) {
  const id = useId();
  const [upload, { isLoading, error }] = useUploadCommunityPictureMutation();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { data } = await upload(file);
    if (data) onUploaded(`![Describe the picture](${data.address})`);
  };
  return (
    <>
      <label className={styles.picture} htmlFor={id}>
        {isLoading ? 'Uploading…' : 'Add a picture'}
      </label>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={isLoading}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {error && <Failure lead="It was not uploaded." error={error} />}
    </>
  );
}
