CREATE TABLE "watchlist_stocks" (
	"watchlist_id" uuid NOT NULL,
	"isin" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watchlist_stocks_watchlist_id_isin_pk" PRIMARY KEY("watchlist_id","isin")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metal_prices" (
	"metal" text NOT NULL,
	"day" date NOT NULL,
	"rupees_per_gram" numeric(12, 2) NOT NULL,
	"note" text NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"published_on" date,
	CONSTRAINT "metal_prices_metal_day_pk" PRIMARY KEY("metal","day")
);
--> statement-breakpoint
ALTER TABLE "watchlist_stocks" ADD CONSTRAINT "watchlist_stocks_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlists" ADD CONSTRAINT "watchlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watchlists_title" ON "watchlists" USING btree ("user_id",lower("title"));