DROP INDEX "zakat_accounts_by_reminder";--> statement-breakpoint
ALTER TABLE "purification_ledger_lines" DROP COLUMN "facts";--> statement-breakpoint
ALTER TABLE "zakat_accounts" DROP COLUMN "remind_on";--> statement-breakpoint
ALTER TABLE "zakat_accounts" DROP COLUMN "remind_year";