CREATE TABLE "community_sanctions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_bookmarks" (
	"user_id" uuid NOT NULL,
	"post_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_bookmarks_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_pictures" (
	"version" text NOT NULL,
	"user_id" uuid NOT NULL,
	"webp" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_pictures_version_user_id_pk" PRIMARY KEY("version","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" bigint NOT NULL,
	"reporter" uuid,
	"reason" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_readers" (
	"user_id" uuid NOT NULL,
	"thread_id" bigint NOT NULL,
	"last_read" bigint,
	"is_following" boolean DEFAULT false NOT NULL,
	CONSTRAINT "thread_readers_user_id_thread_id_pk" PRIMARY KEY("user_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "topic_followers" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "topic_followers_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "accepted" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "last_post" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "isins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', "text"), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "community_sanctions" ADD CONSTRAINT "community_sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_reporter_users_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_thread_id_posts_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_followers" ADD CONSTRAINT "topic_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_sanctions_of_user" ON "community_sanctions" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "community_sanctions_appealed" ON "community_sanctions" USING btree ("appealed_at") WHERE "community_sanctions"."appealed_at" is not null and "community_sanctions"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "post_bookmarks_of_post" ON "post_bookmarks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_edits_of_post" ON "post_edits" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_likes_of_user" ON "post_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_pictures_of_user" ON "post_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_once" ON "post_reports" USING btree ("post_id","reporter");--> statement-breakpoint
CREATE INDEX "post_reports_of_reporter" ON "post_reports" USING btree ("reporter");--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("at") WHERE "post_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "thread_followers" ON "thread_readers" USING btree ("thread_id") WHERE "thread_readers"."is_following";--> statement-breakpoint
CREATE INDEX "topic_followers_of_topic" ON "topic_followers" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "posts_threads" ON "posts" USING btree ("id") WHERE "posts"."thread" is null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_threads_active" ON "posts" USING btree (coalesce("last_post", "id")) WHERE "posts"."thread" is null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_threads_liked" ON "posts" USING btree ("likes","id") WHERE "posts"."thread" is null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_threads_of_topic" ON "posts" USING btree ("topic","id") WHERE "posts"."thread" is null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_threads_of_topic_active" ON "posts" USING btree ("topic",coalesce("last_post", "id")) WHERE "posts"."thread" is null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_threads_of_topic_liked" ON "posts" USING btree ("topic","likes","id") WHERE "posts"."thread" is null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_threads_unanswered" ON "posts" USING btree ("id") WHERE "posts"."thread" is null and "posts"."deleted_at" is null and "posts"."is_question" and "posts"."accepted" is null;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_isins" ON "posts" USING gin ("isins");--> statement-breakpoint
CREATE INDEX "posts_accepted" ON "posts" USING btree ("accepted") WHERE "posts"."accepted" is not null;--> statement-breakpoint
UPDATE "posts" SET
	"title" = left(trim(split_part(trim("text"), E'\n', 1)), 120),
	"topic" = 'general',
	"last_post" = (SELECT max("reply"."id") FROM "posts" AS "reply" WHERE "reply"."thread" = "posts"."id" AND "reply"."deleted_at" IS NULL)
WHERE "thread" IS NULL AND "deleted_at" IS NULL;
