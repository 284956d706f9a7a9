CREATE TABLE "feed_fetches" (
	"source" text PRIMARY KEY NOT NULL,
	"next_try_at" timestamp with time zone,
	"last_tried_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"note" text,
	"last_day" date,
	"marked_address" text,
	"etag" text,
	"last_modified" text,
	"last_hash" text
);
--> statement-breakpoint
CREATE TABLE "facts_to_judge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_to_judge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"what" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "standard_editions" ADD COLUMN "published_for" text;--> statement-breakpoint
CREATE UNIQUE INDEX "facts_to_judge_once" ON "facts_to_judge" USING btree ("isin","document");