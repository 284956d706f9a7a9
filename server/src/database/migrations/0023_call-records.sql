CREATE TABLE "call_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"username" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_blocks" ADD CONSTRAINT "call_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_blocks" ADD CONSTRAINT "call_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_messages" ADD CONSTRAINT "call_messages_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_messages" ADD CONSTRAINT "call_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_blocks_pair" ON "call_blocks" USING btree ("user_id","blocked_id");--> statement-breakpoint
CREATE INDEX "call_blocks_of_blocked" ON "call_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "call_messages_of_call" ON "call_messages" USING btree ("call_id","sent_at");--> statement-breakpoint
CREATE INDEX "call_messages_of_author" ON "call_messages" USING btree ("author_id");