ALTER TABLE "learning_events" ADD COLUMN "has_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_events" ADD COLUMN "room_id" uuid;