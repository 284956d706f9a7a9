CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opened_by" uuid NOT NULL,
	"title" text NOT NULL,
	"is_closed" boolean NOT NULL,
	"held" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_room_id_group_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."group_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_rooms" ADD CONSTRAINT "group_rooms_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_messages_of_room" ON "group_messages" USING btree ("room_id","at");--> statement-breakpoint
CREATE INDEX "group_messages_of_person" ON "group_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_rooms_opened_by" ON "group_rooms" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "group_rooms_open" ON "group_rooms" USING btree ("is_closed") WHERE not "group_rooms"."is_closed";