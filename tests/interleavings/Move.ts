import type { World } from './world';

/** Something that may happen next, and the world after it. */
export interface Move {
  name: string;
  next: World;
}
