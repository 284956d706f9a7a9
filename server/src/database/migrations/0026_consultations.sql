CREATE TABLE "consultation_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"isin" text,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"may_publish" boolean,
	"decided_at" timestamp with time zone,
	"sheet_isin" text,
	"booked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_slots" ADD CONSTRAINT "consultation_slots_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_slot_id_consultation_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."consultation_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_slots_of_advisor" ON "consultation_slots" USING btree ("advisor_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_one_per_slot" ON "consultations" USING btree ("slot_id") WHERE "consultations"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "consultations_of_asker" ON "consultations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consultations_of_stock" ON "consultations" USING btree ("isin") WHERE "consultations"."may_publish";