ALTER TABLE "alert_events" RENAME TO "status_changes";--> statement-breakpoint
ALTER TABLE "notifications" RENAME TO "alerts";--> statement-breakpoint
ALTER TABLE "alerts" RENAME COLUMN "alert_event_id" TO "status_change_id";--> statement-breakpoint
ALTER TABLE "alerts" RENAME COLUMN "routed_at" TO "queued_at";--> statement-breakpoint
ALTER TABLE "alert_deliveries" RENAME COLUMN "notification_id" TO "alert_id";--> statement-breakpoint
ALTER SEQUENCE "alert_events_id_seq" RENAME TO "status_changes_id_seq";--> statement-breakpoint
ALTER SEQUENCE "notifications_id_seq" RENAME TO "alerts_id_seq";--> statement-breakpoint
-- constraints, also those of NOT NULL, which have names since PostgreSQL 18
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT conrelid::regclass AS of, conname AS was,
      replace(replace(conname, 'alert_event', 'status_change'), 'notification', 'alert') AS becomes
    FROM pg_constraint
    WHERE conrelid IN ('status_changes'::regclass, 'alerts'::regclass, 'alert_deliveries'::regclass)
      AND conname ~ 'alert_event|notification'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found.of, found.was, found.becomes);
  END LOOP;
END
$$;--> statement-breakpoint
ALTER INDEX "alert_events_of_stock" RENAME TO "status_changes_of_stock";--> statement-breakpoint
ALTER INDEX "notifications_once" RENAME TO "alerts_once";--> statement-breakpoint
ALTER INDEX "notifications_answer_once" RENAME TO "alerts_answer_once";--> statement-breakpoint
ALTER INDEX "notifications_screen_change_once" RENAME TO "alerts_screen_change_once";--> statement-breakpoint
ALTER INDEX "notifications_content_once" RENAME TO "alerts_content_once";--> statement-breakpoint
ALTER INDEX "notifications_standing" RENAME TO "alerts_standing";--> statement-breakpoint
ALTER INDEX "notifications_of_event" RENAME TO "alerts_of_status_change";--> statement-breakpoint
ALTER INDEX "notifications_of_actor" RENAME TO "alerts_of_actor";--> statement-breakpoint
ALTER INDEX "notifications_unrouted" RENAME TO "alerts_unqueued";--> statement-breakpoint
ALTER INDEX "notifications_transaction" RENAME TO "alerts_transaction";--> statement-breakpoint
-- jobs that wait are handled under the new names of their tasks
UPDATE graphile_worker._private_tasks SET identifier = 'queue-deliveries' WHERE identifier = 'route-alerts';--> statement-breakpoint
UPDATE graphile_worker._private_tasks SET identifier = 'deliver-mail' WHERE identifier = 'mail-alerts';--> statement-breakpoint
UPDATE graphile_worker._private_job_queues SET queue_name = 'queue-deliveries' WHERE queue_name = 'route-alerts';--> statement-breakpoint
-- its successor is queued when the server starts
DELETE FROM graphile_worker._private_jobs WHERE task_id IN (
  SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'forget-notifications'
);
