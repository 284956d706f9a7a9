CREATE TABLE "zakat_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text,
	"version" integer DEFAULT 0 NOT NULL,
	"remind_on" date,
	"remind_year" text DEFAULT 'lunar' NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "zakat_accounts" ADD CONSTRAINT "zakat_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zakat_accounts_by_reminder" ON "zakat_accounts" USING btree ("remind_on");