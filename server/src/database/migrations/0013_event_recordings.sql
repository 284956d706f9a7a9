CREATE TABLE "event_recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"speaker" uuid NOT NULL,
	"type" text NOT NULL,
	"parts" smallint DEFAULT 0 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"continued_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"is_published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_parts" (
	"recording_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"begin" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "recording_parts_recording_id_part_pk" PRIMARY KEY("recording_id","part")
);
--> statement-breakpoint
ALTER TABLE "event_recordings" ADD CONSTRAINT "event_recordings_event_id_learning_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."learning_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_recordings" ADD CONSTRAINT "event_recordings_speaker_users_id_fk" FOREIGN KEY ("speaker") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_recording_id_event_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."event_recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_recordings_of_event" ON "event_recordings" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_recordings_of_speaker" ON "event_recordings" USING btree ("speaker");