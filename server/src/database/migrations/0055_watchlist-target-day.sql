ALTER TABLE "watchlist_stocks" ADD COLUMN "target_day" date;
--> statement-breakpoint
-- when a target was written was not stored: as shown until now, and divided by what comes
UPDATE "watchlist_stocks" SET "target_day" = (now() AT TIME ZONE 'Asia/Kolkata')::date WHERE "target_rupees" IS NOT NULL;
