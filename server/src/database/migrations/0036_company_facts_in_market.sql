ALTER TABLE "symbol_changes" ADD COLUMN "name" text;--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shareholdings', 'symbol_changes'] LOOP
    EXECUTE format('CREATE TRIGGER market_change_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
    EXECUTE format('CREATE TRIGGER market_change_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
    EXECUTE format('CREATE TRIGGER market_change_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
  END LOOP;
END $$;
