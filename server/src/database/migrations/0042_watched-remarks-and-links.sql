ALTER TABLE "watchlist_stocks" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlist_stocks" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlist_stocks" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlist_stocks" ADD COLUMN "target_rupees" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "watchlists" ADD COLUMN "columns" text[];--> statement-breakpoint
ALTER TABLE "watchlists" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "watchlists" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "watchlists_link" ON "watchlists" USING btree ("link_hash");