CREATE TABLE "purification_ledger_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"isin" text,
	"name" text NOT NULL,
	"year_to" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"counts_on" date NOT NULL,
	"method" text,
	"standard" text,
	"working" jsonb NOT NULL,
	"to_whom" text NOT NULL,
	"note" text NOT NULL,
	"reverses" uuid,
	"request_id" uuid,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purification_ledger_lines_amount" CHECK ("purification_ledger_lines"."amount_paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "purification_ledger_lines" ADD CONSTRAINT "purification_ledger_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purification_ledger_lines_of_user" ON "purification_ledger_lines" USING btree ("user_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purification_ledger_lines_reversed_once" ON "purification_ledger_lines" USING btree ("reverses");--> statement-breakpoint
CREATE TRIGGER "purification_ledger_lines_stay" BEFORE UPDATE OR TRUNCATE ON "purification_ledger_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
