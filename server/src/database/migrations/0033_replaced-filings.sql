CREATE TABLE "replaced_filings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"isin" text NOT NULL,
	"symbol" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"nature" text NOT NULL,
	"taxonomy" text NOT NULL,
	"is_integrated" boolean,
	"detail" text NOT NULL,
	"audited" boolean,
	"amounts" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"operating_cash_flow_rupees" bigint,
	"basic_eps_rupees" numeric(14, 4),
	"file_sha256" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "is_integrated" boolean;--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_filings_document" ON "replaced_filings" USING btree ("isin","period_end","nature","document");