import { ownPath } from '@tayyib/shared/own-path';

/** Where to go after the sign-in: the wanted page of ours; `/dashboard` without one. */
export const returnPath = (wanted: string | undefined): string => ownPath(wanted) ?? '/dashboard';
