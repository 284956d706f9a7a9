CREATE TABLE "feed_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_request_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_failure" text,
	"quota_day" date,
	"requests" integer DEFAULT 0 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_backfill_companies" (
	"backfill_id" uuid NOT NULL,
	"isin" text NOT NULL,
	"symbol" text NOT NULL,
	"bse_code" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "filing_backfill_companies_backfill_id_isin_pk" PRIMARY KEY("backfill_id","isin")
);
--> statement-breakpoint
CREATE TABLE "filing_backfills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"since" date NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_filings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_filings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"exchange" text NOT NULL,
	"company" text,
	"company_name" text NOT NULL,
	"isin" text,
	"period_end" date,
	"nature" text,
	"is_revision" boolean DEFAULT false NOT NULL,
	"sequence" text,
	"filed_at" timestamp with time zone,
	"address" text,
	"host" text,
	"found_in" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"priority" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"reason" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "known_filings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "feed_fetches" ADD COLUMN "late_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filing_backfill_companies" ADD CONSTRAINT "filing_backfill_companies_backfill_id_filing_backfills_id_fk" FOREIGN KEY ("backfill_id") REFERENCES "public"."filing_backfills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_backfill_queue" ON "filing_backfill_companies" USING btree ("backfill_id","state","next_try_at");--> statement-breakpoint
CREATE INDEX "known_filings_queue" ON "known_filings" USING btree ("host","state","priority","next_try_at");--> statement-breakpoint
CREATE INDEX "known_filings_of_company" ON "known_filings" USING btree ("isin","period_end");--> statement-breakpoint
CREATE INDEX "known_filings_states" ON "known_filings" USING btree ("state","finished_at");