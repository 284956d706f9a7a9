CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"actor" uuid,
	"event" text NOT NULL,
	"address" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_age" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE UPDATE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_stays_a_year" BEFORE DELETE ON "audit_log"
  FOR EACH ROW WHEN (OLD."at" > now() - interval '365 days') EXECUTE FUNCTION "refuse_change"();
