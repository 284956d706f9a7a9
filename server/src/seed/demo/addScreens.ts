import { tasis } from '@tayyib/shared/shariah';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { savedScreens } from '../../database/schema/market/screensTables';
import { addSavedScreen } from '../../features/market/screens/savedScreens/savedScreensRepository';

const screens = [
  { name: 'Little debt', text: 'Debt to assets < 10', isFollowed: true },
  {
    name: 'Large and without debt',
    text: 'Market Capitalization > 50000 AND Debt to assets < 5',
    isFollowed: false,
  },
];

/** Gives a demo account saved screens, one of them followed. */
export async function addScreens(db: Database, userId: string, now: Date): Promise<void> {
  for (const { isFollowed, ...screen } of screens) {
    const input = {
      ...screen,
      standard: tasis.id,
      columns: [],
      sort: 'Market Capitalization',
      order: 'desc' as const,
    };
    const { id } = await addSavedScreen(db, userId, input);
    if (isFollowed) await db.update(savedScreens).set({ followedAt: now }).where(eq(savedScreens.id, id));
  }
}
