ALTER TABLE "filings" ADD COLUMN "trade_payables_current_rupees" bigint;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "current_tax_liabilities_rupees" bigint;--> statement-breakpoint
ALTER TABLE "replaced_filings" ADD COLUMN "trade_payables_current_rupees" bigint;--> statement-breakpoint
ALTER TABLE "replaced_filings" ADD COLUMN "current_tax_liabilities_rupees" bigint;