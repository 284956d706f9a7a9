CREATE TABLE "alert_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"standard" text NOT NULL,
	"from_status" smallint NOT NULL,
	"to_status" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_fact_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_fact_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"activity" text NOT NULL,
	"share_of_revenue" numeric(7, 6),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"recorded_by_id" uuid NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standard_editions" (
	"standard" text NOT NULL,
	"edition" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	CONSTRAINT "standard_editions_standard_edition_pk" PRIMARY KEY("standard","edition")
);
--> statement-breakpoint
CREATE TABLE "verdict_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"isin" text NOT NULL,
	"standard" text NOT NULL,
	"action" text NOT NULL,
	"status" smallint NOT NULL,
	"reason" text NOT NULL,
	"advisor_id" uuid NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"lifted_by" text,
	"lifted_by_id" uuid,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "inputs" jsonb;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "override_id" uuid;--> statement-breakpoint
CREATE INDEX "alert_events_of_stock" ON "alert_events" USING btree ("isin","id");--> statement-breakpoint
CREATE INDEX "business_fact_records_of_stock" ON "business_fact_records" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "verdict_overrides_of_stock" ON "verdict_overrides" USING btree ("isin");