CREATE TABLE "market_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"kind" text NOT NULL,
	"isins" text[] NOT NULL,
	"since" date,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "market_changes_transaction" ON "market_changes" USING btree ("transaction");--> statement-breakpoint
CREATE FUNCTION note_market_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
  first_day date;
BEGIN
  IF TG_TABLE_NAME = 'ipos' THEN
    touched := ARRAY[]::text[];
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT isin) INTO touched FROM new_rows;
    IF TG_TABLE_NAME = 'prices' THEN
      SELECT min(day) INTO first_day FROM new_rows;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT isin) INTO touched FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT isin) INTO touched FROM (SELECT isin FROM new_rows UNION SELECT isin FROM old_rows) AS both_rows;
  END IF;
  IF touched IS NOT NULL THEN
    INSERT INTO market_changes (kind, isins, since) VALUES (TG_TABLE_NAME, touched, first_day);
    PERFORM pg_notify('market_changed', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['securities', 'filings', 'market_caps', 'prices', 'corporate_actions', 'verdicts', 'ipos'] LOOP
    EXECUTE format('CREATE TRIGGER market_change_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
    EXECUTE format('CREATE TRIGGER market_change_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
    EXECUTE format('CREATE TRIGGER market_change_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
  END LOOP;
END $$;
