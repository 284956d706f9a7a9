CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"alert_event_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"visited_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_alert_event_id_alert_events_id_fk" FOREIGN KEY ("alert_event_id") REFERENCES "public"."alert_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","alert_event_id");--> statement-breakpoint
CREATE INDEX "notifications_standing" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_event" ON "notifications" USING btree ("alert_event_id");--> statement-breakpoint
CREATE INDEX "notifications_transaction" ON "notifications" USING btree ("transaction");