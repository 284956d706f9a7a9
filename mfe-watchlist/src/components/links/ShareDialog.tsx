import { useId } from 'react';
import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { CopyButton, Failure, useConfirm } from '@tayyib/shared/parts/page';
import { App, Button, Input, Modal } from '@tayyib/shared/sdk/ui';
import { useEndLinkMutation, useMakeLinkMutation } from '../../api/linksApi';
import styles from './links.module.css';

interface Props {
  category: WatchlistCategory;
  /** Since when a link shows it. */
  linkedAt: string | null;
  onClose: () => void;
}

/** Makes, shows once and ends the link of a watchlist. */
export function ShareDialog({ category: { _id, title }, linkedAt, onClose }: Props) {
  const id = useId();
  const { message } = App.useApp();
  const [make, { data, error: makeError, isLoading: isMaking, reset }] = useMakeLinkMutation();
  const [end, { error: endError, isLoading: isEnding }] = useEndLinkMutation();
  const error = makeError ?? endError;
  const address = data && `${window.location.origin}/shared-watchlist#${data.secret}`;
  const confirm = useConfirm();
  const askToTurnOff = () =>
    confirm({
      title: 'Turn the link off?',
      content: 'Whoever has it sees nothing any more, and it cannot be turned on again.',
      action: 'Turn it off',
      onConfirm: turnOff,
    });
  const replace = () => {
    if (!linkedAt) {
      void make(_id);
      return;
    }
    confirm({
      title: 'Make a new link?',
      content: 'It replaces the link of before, which shows nothing any more and cannot be turned on again.',
      action: 'Replace it',
      onConfirm: () => make(_id),
    });
  };
  const turnOff = async () => {
    const { error: failure } = await end(_id);
    if (failure) return;
    reset();
    message.success('The link shows nothing any more');
  };
  return (
    <Modal
      open
      title={`Share “${title}”`}
      onCancel={onClose}
      footer={
        <>
          {linkedAt && (
            <Button danger loading={isEnding} onClick={askToTurnOff}>
              Turn the link off
            </Button>
          )}
          <Button type={address ? 'default' : 'primary'} loading={isMaking} onClick={replace}>
            {linkedAt ? 'Make a new link' : 'Make a link'}
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <p>
        Anyone with the link sees the title, the stocks, their verdicts and prices. They do not see who you
        are, nor your notes, tags and targets, and they can change nothing.
      </p>
      {linkedAt && !address && (
        <p>
          A link has been on since {formatMoment(linkedAt)}. We keep no copy of it: a new one replaces it, and
          the one before shows nothing any more.
        </p>
      )}
      {address && (
        <>
          <label htmlFor={id} className={styles.label}>
            The link, shown only now
          </label>
          <div className={styles.link}>
            <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
            <CopyButton text={address} of="the link" />
          </div>
        </>
      )}
      {error && <Failure error={error} />}
    </Modal>
  );
}
