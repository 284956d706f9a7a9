CREATE TABLE "corporate_actions" (
	"isin" text NOT NULL,
	"ex_date" date NOT NULL,
	"subject" text NOT NULL,
	"part" integer NOT NULL,
	"kind" text NOT NULL,
	"record_date" date,
	"price_factor" numeric(20, 12),
	"dividend_rupees" numeric(14, 4),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "corporate_actions_isin_ex_date_subject_part_pk" PRIMARY KEY("isin","ex_date","subject","part")
);
--> statement-breakpoint
CREATE TABLE "fund_holdings" (
	"scheme_code" text NOT NULL,
	"holding" text NOT NULL,
	"isin" text,
	"name" text NOT NULL,
	"industry" text,
	"quantity" numeric(20, 3),
	"market_value_rupees" bigint,
	"share" numeric(10, 8) NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "fund_holdings_scheme_code_as_of_holding_pk" PRIMARY KEY("scheme_code","as_of","holding")
);
--> statement-breakpoint
CREATE TABLE "fund_navs" (
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"nav_rupees" numeric(18, 6) NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "fund_navs_scheme_code_day_pk" PRIMARY KEY("scheme_code","day")
);
--> statement-breakpoint
CREATE TABLE "funds" (
	"scheme_code" text PRIMARY KEY NOT NULL,
	"isin" text,
	"isin_reinvestment" text,
	"name" text NOT NULL,
	"category" text,
	"structure" text,
	"house" text,
	"plan" text,
	"option" text,
	"ethics_remark" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fx_rates" (
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "fx_rates_base_quote_day_pk" PRIMARY KEY("base","quote","day")
);
--> statement-breakpoint
CREATE TABLE "index_closes" (
	"index_key" text NOT NULL,
	"day" date NOT NULL,
	"open" numeric(16, 4),
	"high" numeric(16, 4),
	"low" numeric(16, 4),
	"close" numeric(16, 4) NOT NULL,
	"price_to_earnings" numeric(16, 4),
	"price_to_book" numeric(16, 4),
	"dividend_yield_percent" numeric(16, 4),
	"volume" numeric(20, 0),
	"turnover_crore" numeric(16, 2),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "index_closes_index_key_day_pk" PRIMARY KEY("index_key","day")
);
--> statement-breakpoint
CREATE TABLE "index_members" (
	"index_key" text NOT NULL,
	"isin" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"weight" numeric(10, 8),
	"weight_basis" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "index_members_index_key_isin_from_day_pk" PRIMARY KEY("index_key","isin","from_day")
);
--> statement-breakpoint
CREATE TABLE "market_indices" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"members_as_of" date
);
--> statement-breakpoint
CREATE TABLE "ipos" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"symbol" text,
	"isin" text,
	"segment" text,
	"opens_on" date,
	"closes_on" date,
	"lists_on" date,
	"price_low" numeric(14, 4),
	"price_high" numeric(14, 4),
	"issue_price" numeric(14, 4),
	"list_price" numeric(14, 4),
	"lot_size" integer,
	"issue_size_rupees" bigint,
	"subscribed_times" numeric(12, 4),
	"status" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metal_world_prices" (
	"metal" text NOT NULL,
	"day" date NOT NULL,
	"period" text NOT NULL,
	"dollars_per_troy_ounce" numeric(14, 4) NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "metal_world_prices_metal_period_day_pk" PRIMARY KEY("metal","period","day")
);
--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "series" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "source" text DEFAULT 'bhavcopy' NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "document" text;--> statement-breakpoint
CREATE INDEX "fund_holdings_isin" ON "fund_holdings" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "funds_isin" ON "funds" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "index_members_isin" ON "index_members" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "ipos_isin" ON "ipos" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "ipos_opens_on" ON "ipos" USING btree ("opens_on");