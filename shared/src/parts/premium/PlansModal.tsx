import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { Button, Icon, Modal } from '@tayyib/shared/sdk/ui';
import { plansOnTheWayTo } from '@tayyib/shared/own-path';

interface Props {
  title: string;
  /** False where no plan would help: hides the link to the plans. */
  canUpgrade?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that explains what a higher plan includes, with a link to the yearly plans, from which a payment leads back to this page. */
export function PlansModal({ title, canUpgrade = true, onClose, children }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const seePlans = () => {
    onClose();
    void navigate(plansOnTheWayTo(location), { state: 'Yearly' });
  };
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          {canUpgrade && (
            <Button type="primary" icon={<Icon name="crown" />} onClick={seePlans}>
              View Pricing Plans
            </Button>
          )}
        </>
      }
    >
      {children}
    </Modal>
  );
}
