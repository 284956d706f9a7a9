-- messages on their way out get a job each
SELECT graphile_worker.add_job('send-message', json_build_object('id', "id"), run_at => "due_at") FROM "messages" WHERE "status" = 'queued';--> statement-breakpoint
DROP TABLE "job_runs" CASCADE;--> statement-breakpoint
DROP INDEX "messages_due";--> statement-breakpoint
CREATE INDEX "messages_queued" ON "messages" USING btree ("channel") WHERE "messages"."status" = 'queued';--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "due_at";