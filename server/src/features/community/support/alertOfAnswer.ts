import { supportTopicTitles, type SupportTopic } from '@tayyib/shared/help-center';
import type { Transaction } from '../../../database/client';
import { addAlert } from '../../personal/alerts/addAlert';

/** Alerts the user of a request that staff answered it. A mail of its own has the answer. */
export function alertOfAnswer(
  transaction: Transaction,
  { id, userId, topic, at }: { id: string; userId: string; topic: SupportTopic; at: Date },
): Promise<void> {
  return addAlert(transaction, {
    userIds: [userId],
    // one request may be answered several times
    key: `support:${id}:${at.toISOString()}`,
    content: {
      kind: 'answer',
      status: 5,
      alert_name: 'Answer of support',
      scan_name: 'Support',
      scan_url: '/help_center/requests',
      title: 'We answered your request',
      description: supportTopicTitles[topic],
      isMailedAlready: true,
    },
  });
}
