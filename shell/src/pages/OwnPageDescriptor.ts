import type { ComponentType } from 'react';
import type { AccessLevel } from '@tayyib/shared/access';

/** A page of the shell's own. */
export interface OwnPageDescriptor {
  path: string;
  title: string;
  access: AccessLevel;
  /** Which frame is around it: `public` for everyone, `app` with the sidebar. */
  layout: 'public' | 'app';
  /** Whoever is signed in goes to the dashboard instead. */
  isForVisitors?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}
