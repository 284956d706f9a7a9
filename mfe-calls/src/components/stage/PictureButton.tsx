import { Button } from '@tayyib/shared/sdk/ui';
import { canShowPicture, showPicture } from './pictureInPicture';

/** Shows a picture above all windows, by the browser. Renders nothing where the browser cannot, or there is no picture. */
export function PictureButton({ stream }: { stream: MediaStream | null }) {
  if (!stream || !canShowPicture()) return null;
  return <Button onClick={() => void showPicture(stream)}>Picture above all windows</Button>;
}
