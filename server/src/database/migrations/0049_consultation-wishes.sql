CREATE TABLE "consultation_wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_wishes" ADD CONSTRAINT "consultation_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;