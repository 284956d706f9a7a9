import type { ActiveUser } from '@tayyib/shared/contracts';
import { Tag } from '@tayyib/shared/sdk/ui';

const labels = { advisor: 'Shariah advisor', staff: 'Tayyib staff' } as const;

/** Says what the server knows of a caller by their role; nothing for everyone else, whatever their name. */
export function RoleMark({ mark }: Pick<ActiveUser, 'mark'>) {
  if (mark === null) return null;
  return (
    <>
      {' '}
      <Tag>{labels[mark]}</Tag>
    </>
  );
}
