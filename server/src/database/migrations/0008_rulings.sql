ALTER TABLE "posts" ADD COLUMN "ruled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "posts_rulings" ON "posts" USING gin ("isins") WHERE "posts"."ruled_at" is not null;