-- One partition per year in a schema of their own, and one for all other years, so that a price of any day can be stored.
ALTER TABLE "prices" RENAME TO "prices_unpartitioned";--> statement-breakpoint
ALTER TABLE "prices_unpartitioned" RENAME CONSTRAINT "prices_isin_exchange_day_pk" TO "prices_unpartitioned_pk";--> statement-breakpoint
CREATE TABLE "prices" (LIKE "prices_unpartitioned" INCLUDING DEFAULTS) PARTITION BY RANGE ("day");--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_isin_exchange_day_pk" PRIMARY KEY ("isin", "exchange", "day");--> statement-breakpoint
CREATE SCHEMA "partitions";--> statement-breakpoint
DO $$
BEGIN
  FOR year IN 2015..2035 LOOP
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF prices FOR VALUES FROM (%L) TO (%L)',
      'prices_' || year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE partitions."prices_other_years" PARTITION OF "prices" DEFAULT;--> statement-breakpoint
INSERT INTO "prices" SELECT * FROM "prices_unpartitioned";--> statement-breakpoint
DROP TABLE "prices_unpartitioned";--> statement-breakpoint
CREATE TRIGGER market_change_insert AFTER INSERT ON "prices" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change();--> statement-breakpoint
CREATE TRIGGER market_change_update AFTER UPDATE ON "prices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change();--> statement-breakpoint
CREATE TRIGGER market_change_delete AFTER DELETE ON "prices" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change();
