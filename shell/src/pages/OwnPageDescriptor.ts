import type { ComponentType } from 'react';
import type { AccessLevel } from '@tayyib/shared/access';

/** A page of the shell. */
export interface OwnPageDescriptor {
  path: string;
  title: string;
  access: AccessLevel;
  /** The layout around it; `app` has the sidebar. */
  layout: 'public' | 'app';
  /** Signed-in users are redirected to the dashboard. */
  isForVisitors?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}
