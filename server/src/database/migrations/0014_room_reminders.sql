CREATE TABLE "room_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"invite_id" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_reminders" ADD CONSTRAINT "room_reminders_room_id_group_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."group_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_reminders" ADD CONSTRAINT "room_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_reminders_of_user" ON "room_reminders" USING btree ("user_id","room_id");--> statement-breakpoint
CREATE INDEX "room_reminders_of_room" ON "room_reminders" USING btree ("room_id");