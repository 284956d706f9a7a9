CREATE TABLE "advisor_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"qualification" text NOT NULL,
	"languages" text NOT NULL,
	"about" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_hours" (
	"advisor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"from_time" text NOT NULL,
	"until_time" text NOT NULL,
	CONSTRAINT "consultation_hours_advisor_id_weekday_from_time_pk" PRIMARY KEY("advisor_id","weekday","from_time")
);
--> statement-breakpoint
ALTER TABLE "consultation_slots" ADD COLUMN "is_weekly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_slots" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "moves" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "asker_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "advisor_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "advisor_profiles" ADD CONSTRAINT "advisor_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_hours" ADD CONSTRAINT "consultation_hours_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;