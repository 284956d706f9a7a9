CREATE TABLE "business_facts" (
	"isin" text NOT NULL,
	"activity" text NOT NULL,
	"share_of_revenue" numeric(7, 6),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "business_facts_isin_activity_pk" PRIMARY KEY("isin","activity")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"feed" text NOT NULL,
	"population" text NOT NULL,
	"document" text NOT NULL,
	"file_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"read" integer NOT NULL,
	"stored" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"isin" text NOT NULL,
	"symbol" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"nature" text NOT NULL,
	"taxonomy" text NOT NULL,
	"detail" text NOT NULL,
	"audited" boolean,
	"amounts" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_caps" (
	"isin" text NOT NULL,
	"window_months" integer NOT NULL,
	"value_rupees" bigint NOT NULL,
	"size_class" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "market_caps_isin_window_months_as_of_pk" PRIMARY KEY("isin","window_months","as_of")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"isin" text NOT NULL,
	"exchange" text NOT NULL,
	"day" date NOT NULL,
	"series" text NOT NULL,
	"open" numeric(16, 4) NOT NULL,
	"high" numeric(16, 4) NOT NULL,
	"low" numeric(16, 4) NOT NULL,
	"close" numeric(16, 4) NOT NULL,
	"previous_close" numeric(16, 4),
	"volume" bigint NOT NULL,
	"turnover_rupees" numeric(20, 2),
	"content_hash" text NOT NULL,
	CONSTRAINT "prices_isin_exchange_day_pk" PRIMARY KEY("isin","exchange","day")
);
--> statement-breakpoint
CREATE TABLE "securities" (
	"isin" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"bse_code" text,
	"name" text NOT NULL,
	"series" text,
	"listed_on" date,
	"face_value" numeric(14, 4),
	"sector" text,
	"industry" text,
	"industry_group" text,
	"industry_subgroup" text,
	"class_document" text,
	"class_as_of" date,
	"search_key" text NOT NULL,
	"nse_hash" text,
	"bse_hash" text,
	"source" text NOT NULL,
	"as_of" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"standard" text NOT NULL,
	"edition" text NOT NULL,
	"status" smallint NOT NULL,
	"accounts_to" date,
	"facts_as_of" date,
	"verdict" jsonb NOT NULL,
	"receipt" text NOT NULL,
	"cause" text NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "filings_period" ON "filings" USING btree ("isin","period_end","nature");--> statement-breakpoint
CREATE INDEX "securities_symbol" ON "securities" USING btree ("symbol");--> statement-breakpoint
CREATE INDEX "verdicts_of_stock" ON "verdicts" USING btree ("isin","standard","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verdicts_one_current" ON "verdicts" USING btree ("isin","standard") WHERE "verdicts"."current";