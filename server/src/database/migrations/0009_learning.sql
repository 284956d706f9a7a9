CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_seats" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_seats_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"speaker" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"seats" integer NOT NULL,
	"audience" text NOT NULL,
	"place" text NOT NULL,
	"announcer" uuid,
	"announced_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_of" timestamp with time zone,
	"begun_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_readers" (
	"lesson_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "lesson_readers_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"audience" text NOT NULL,
	"position" smallint NOT NULL,
	"is_published" boolean NOT NULL,
	"event_id" uuid,
	"writer" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lessons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_event_id_learning_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."learning_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_announcer_users_id_fk" FOREIGN KEY ("announcer") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_readers" ADD CONSTRAINT "lesson_readers_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_readers" ADD CONSTRAINT "lesson_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_event_id_learning_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."learning_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_writer_users_id_fk" FOREIGN KEY ("writer") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_seats_of_user" ON "event_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learning_events_by_start" ON "learning_events" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "learning_events_of_announcer" ON "learning_events" USING btree ("announcer");--> statement-breakpoint
CREATE INDEX "lesson_readers_of_user" ON "lesson_readers" USING btree ("user_id","opened_at");--> statement-breakpoint
CREATE INDEX "lessons_of_course" ON "lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lessons_of_event" ON "lessons" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "lessons_of_writer" ON "lessons" USING btree ("writer");