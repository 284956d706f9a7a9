CREATE TABLE "zakat_reminders" (
	"user_id" uuid NOT NULL,
	"remind_on" date NOT NULL,
	"remind_year" text NOT NULL,
	CONSTRAINT "zakat_reminders_user_id_remind_on_remind_year_pk" PRIMARY KEY("user_id","remind_on","remind_year")
);
--> statement-breakpoint
ALTER TABLE "zakat_reminders" ADD CONSTRAINT "zakat_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zakat_reminders_by_day" ON "zakat_reminders" USING btree ("remind_on");--> statement-breakpoint
INSERT INTO "zakat_reminders" ("user_id", "remind_on", "remind_year")
SELECT "user_id", "remind_on", "remind_year" FROM "zakat_accounts" WHERE "remind_on" IS NOT NULL;
