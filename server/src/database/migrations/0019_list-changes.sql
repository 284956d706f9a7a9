CREATE FUNCTION note_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO market_changes (kind, isins) VALUES (TG_TABLE_NAME, ARRAY[]::text[]);
  PERFORM pg_notify('market_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['feed_runs', 'market_indices', 'index_closes', 'index_members', 'funds', 'fund_navs', 'fund_holdings'] LOOP
    EXECUTE format('CREATE TRIGGER list_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_list_change()', name);
  END LOOP;
END $$;
