CREATE TABLE "advisor_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "advisor_questions" ADD CONSTRAINT "advisor_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_questions" ADD CONSTRAINT "advisor_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisor_questions_of_person" ON "advisor_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "advisor_questions_by_answerer" ON "advisor_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "advisor_questions_waiting" ON "advisor_questions" USING btree ("asked_at") WHERE "advisor_questions"."answered_at" is null;