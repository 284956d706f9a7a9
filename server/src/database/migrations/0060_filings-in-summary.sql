ALTER TABLE "filings" ADD COLUMN "is_summary" boolean;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "face_value_rupees" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "replaced_filings" ADD COLUMN "is_summary" boolean;--> statement-breakpoint
ALTER TABLE "replaced_filings" ADD COLUMN "face_value_rupees" numeric(14, 4);