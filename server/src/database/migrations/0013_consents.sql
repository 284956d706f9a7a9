CREATE TABLE "consent_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"action" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text,
	"device" text
);--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_events_newest" ON "consent_events" USING btree ("user_id","purpose","id");--> statement-breakpoint
INSERT INTO "consent_events" ("user_id", "purpose", "action", "version", "at")
  SELECT "user_id", 'terms', 'given', "version", "accepted_at" FROM "terms_acceptances" ORDER BY "accepted_at";--> statement-breakpoint
CREATE TRIGGER "consent_events_stay" BEFORE UPDATE OR TRUNCATE ON "consent_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_while_person_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
    RAISE EXCEPTION '% keeps what a person said for as long as there is the person', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "consent_events_stay_with_their_person" BEFORE DELETE ON "consent_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_while_person_stays"();--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "user_status";--> statement-breakpoint
DROP TABLE "terms_acceptances" CASCADE;
