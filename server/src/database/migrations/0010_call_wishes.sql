CREATE TABLE "call_wishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"wanted_id" uuid NOT NULL,
	"username" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	"has_been_away" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_wishes" ADD CONSTRAINT "call_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_wishes" ADD CONSTRAINT "call_wishes_wanted_id_users_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_wishes_pair" ON "call_wishes" USING btree ("user_id","wanted_id");--> statement-breakpoint
CREATE INDEX "call_wishes_of_wanted" ON "call_wishes" USING btree ("wanted_id");