CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alias" uuid,
	"caller_id" uuid NOT NULL,
	"callee_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"media" text NOT NULL,
	"reason" text,
	"held" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_id_users_id_fk" FOREIGN KEY ("callee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_alias" ON "calls" USING btree ("alias");--> statement-breakpoint
CREATE INDEX "calls_of_caller" ON "calls" USING btree ("caller_id","placed_at");--> statement-breakpoint
CREATE INDEX "calls_of_callee" ON "calls" USING btree ("callee_id","placed_at");--> statement-breakpoint
CREATE INDEX "calls_going_on" ON "calls" USING btree ("phase") WHERE "calls"."phase" <> 'ended';