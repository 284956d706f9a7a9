DROP INDEX "price_alerts_once";--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "thread" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_thread" FOREIGN KEY ("thread") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_of_thread" ON "posts" USING btree ("thread","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_alerts_once" ON "price_alerts" USING btree ("user_id","isin","direction","price") WHERE "price_alerts"."reached_at" is null and "price_alerts"."removed_at" is null;--> statement-breakpoint
WITH RECURSIVE "conversation" AS (
	SELECT "id", "id" AS "root" FROM "posts" WHERE "reply_to" IS NULL
	UNION ALL
	SELECT "posts"."id", "conversation"."root" FROM "posts" JOIN "conversation" ON "posts"."reply_to" = "conversation"."id"
)
UPDATE "posts" SET "thread" = "conversation"."root"
FROM "conversation"
WHERE "posts"."id" = "conversation"."id" AND "posts"."reply_to" IS NOT NULL;
