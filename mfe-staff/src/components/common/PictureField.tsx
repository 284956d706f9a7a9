import { useId } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { useUploadArticlePictureMutation } from '../../api/articlesApi';

/** Uploads a picture, which the server re-encodes, and gives the Markdown that shows it. */
export function PictureField({ onUploaded }: { onUploaded: (markdown: string) => void }) {
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
