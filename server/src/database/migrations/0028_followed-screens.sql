CREATE TABLE "screen_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screen_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"screen_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date NOT NULL,
	"joined" text[] NOT NULL,
	"left_isins" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_one_subject";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "screen_change_id" bigint;--> statement-breakpoint
ALTER TABLE "saved_screens" ADD COLUMN "followed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_screens" ADD COLUMN "found" text[];--> statement-breakpoint
ALTER TABLE "saved_screens" ADD COLUMN "found_by" text;--> statement-breakpoint
ALTER TABLE "screen_changes" ADD CONSTRAINT "screen_changes_screen_id_saved_screens_id_fk" FOREIGN KEY ("screen_id") REFERENCES "public"."saved_screens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screen_changes_of_screen" ON "screen_changes" USING btree ("screen_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_screen_change_id_screen_changes_id_fk" FOREIGN KEY ("screen_change_id") REFERENCES "public"."screen_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_screen_change_once" ON "notifications" USING btree ("screen_change_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_one_subject" CHECK (num_nonnulls("notifications"."alert_event_id", "notifications"."question_id", "notifications"."screen_change_id") = 1);