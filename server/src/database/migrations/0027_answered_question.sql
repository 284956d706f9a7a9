ALTER TABLE "notifications" ALTER COLUMN "alert_event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_question_id_advisor_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."advisor_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_answer_once" ON "notifications" USING btree ("question_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_one_subject" CHECK (num_nonnulls("notifications"."alert_event_id", "notifications"."question_id") = 1);