CREATE TABLE "module_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "module_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"module_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor" uuid,
	"from" text,
	"to" text,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_named_people" (
	"module_id" text NOT NULL,
	"list" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "module_named_people_module_id_list_user_id_pk" PRIMARY KEY("module_id","list","user_id")
);
--> statement-breakpoint
CREATE TABLE "module_outcomes" (
	"module_id" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"up_to_ms" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "module_outcomes_module_id_version_at_outcome_up_to_ms_pk" PRIMARY KEY("module_id","version","at","outcome","up_to_ms")
);
--> statement-breakpoint
CREATE TABLE "module_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"versions" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_registry" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_support_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"versions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_uploads" (
	"stored_at" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_versions" (
	"module_id" text NOT NULL,
	"version" text NOT NULL,
	"release" jsonb NOT NULL,
	"manifest_integrity" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"stored_at" text,
	"entry_gzip_bytes" integer,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	"stable_at" timestamp with time zone,
	CONSTRAINT "module_versions_module_id_version_pk" PRIMARY KEY("module_id","version")
);
--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "audience" jsonb DEFAULT '{"plans":[],"roles":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "canary_version" text;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "canary_percent" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "canary_audience" jsonb DEFAULT '{"plans":[],"roles":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "canary_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "module_named_people" ADD CONSTRAINT "module_named_people_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_named_people" ADD CONSTRAINT "module_named_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_overrides" ADD CONSTRAINT "module_overrides_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_versions" ADD CONSTRAINT "module_versions_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_versions" ADD CONSTRAINT "module_versions_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_changes_module" ON "module_changes" USING btree ("module_id","id");--> statement-breakpoint
CREATE INDEX "module_outcomes_age" ON "module_outcomes" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER "module_changes_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "module_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
