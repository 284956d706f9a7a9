import { CopyButton } from '@tayyib/shared/parts/page';
import { Button, Modal } from '@tayyib/shared/sdk/ui';
import styles from './ShareSheet.module.css';

interface Props {
  /** The name of the stock. */
  of: string;
  /** What is passed on, with the address of the public page. */
  text: string;
  /** The path of the picture of the answer. */
  picture: string;
  onClose: () => void;
}

/** Where the device has no dialog to share: text and picture as they arrive, to copy, to save or to send. */
export function ShareSheet({ of, text, picture, onClose }: Props) {
  return (
    <Modal
      open
      title={`Share the answer on ${of}`}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <img className={styles.picture} src={picture} alt="A card with the answer" width={1200} height={630} />
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <CopyButton text={text} of="text and link" />
        <a href={picture} download="answer.png">
          Save the picture
        </a>
        <a href={`https://wa.me/?${new URLSearchParams({ text })}`} target="_blank" rel="noopener noreferrer">
          Send by WhatsApp <span className={styles.unseen}>(opens in a new tab)</span>
        </a>
      </div>
    </Modal>
  );
}
