import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { devices, sessions } from '../../../database/schema/accounts/sessionsTables';

/** More than a user can tell apart in a list. */
const shown = 20;

export interface DeviceSeen {
  userId: string;
  id: string;
  label: string;
  address: string;
}

/** The devices of users, shown only to themselves. */
export function createDeviceRepository(db: Database) {
  return {
    async signedIn(device: DeviceSeen, now: Date): Promise<void> {
      const { label, address } = device;
      await db
        .insert(devices)
        .values({ ...device, firstSeenAt: now, lastSeenAt: now })
        .onConflictDoUpdate({
          target: [devices.userId, devices.id],
          set: { label, address, lastSeenAt: now },
        });
    },
    /** Latest first, each with its open session; null where there is none. */
    async list(userId: string) {
      return db
        .select({ device: devices, session: sessions })
        .from(devices)
        .leftJoin(sessions, and(eq(sessions.userId, devices.userId), eq(sessions.deviceId, devices.id)))
        .where(eq(devices.userId, userId))
        .orderBy(desc(devices.lastSeenAt))
        .limit(shown);
    },
  };
}
