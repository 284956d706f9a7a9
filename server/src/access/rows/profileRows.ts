import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';

/** What everybody has of themselves. */
export const profileRows: MatrixRows = {
  'GET /api/profile/security-events': people(200),
};
