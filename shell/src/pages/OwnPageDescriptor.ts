import type { ComponentType } from 'react';
import type { AccessLevel } from '@tayyib/shared/access';
import type { SlotName } from '@tayyib/shared/contracts';

/** A page of the shell. */
export interface OwnPageDescriptor {
  path: string;
  title: string;
  access: AccessLevel;
  /** The layout around it; `app` has the sidebar. */
  layout: 'public' | 'app';
  /** Signed-in users are redirected to the dashboard. */
  isForVisitors?: boolean;
  /** Its title and description come with its data, from the server and in the browser. */
  hasOwnHead?: true;
  /** The slots that it shows first: the server tells browsers to request what modules have for them. */
  slots?: readonly SlotName[];
  load: () => Promise<{ default: ComponentType }>;
}
