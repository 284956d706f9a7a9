CREATE TABLE "class_changes" (
	"isin" text NOT NULL,
	"day" date NOT NULL,
	"former" text NOT NULL,
	"current" text NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "class_changes_isin_day_pk" PRIMARY KEY("isin","day")
);
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "file_sha256" text;