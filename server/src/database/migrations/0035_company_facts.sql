CREATE TABLE "shareholdings" (
	"isin" text NOT NULL,
	"total_shares" bigint,
	"promoter_share" numeric(8, 6) NOT NULL,
	"public_share" numeric(8, 6) NOT NULL,
	"pledged_share" numeric(8, 6),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "shareholdings_isin_as_of_pk" PRIMARY KEY("isin","as_of")
);
--> statement-breakpoint
CREATE TABLE "symbol_changes" (
	"isin" text NOT NULL,
	"former" text NOT NULL,
	"current" text NOT NULL,
	"day" date NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "symbol_changes_former_day_pk" PRIMARY KEY("former","day")
);
