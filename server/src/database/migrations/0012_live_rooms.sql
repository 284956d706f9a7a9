ALTER TABLE "learning_events" ADD COLUMN "has_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_events" ADD COLUMN "room_id" uuid;--> statement-breakpoint
-- rooms that are open while the server is replaced
UPDATE "group_rooms" SET "held" = '{"topic": null, "plan": null, "isOneToMany": false}'::jsonb || "held";
