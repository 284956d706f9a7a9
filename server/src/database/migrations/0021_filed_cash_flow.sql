ALTER TABLE "filings" ADD COLUMN "operating_cash_flow_rupees" bigint;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "basic_eps_rupees" numeric(14, 4);