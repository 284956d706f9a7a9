CREATE TABLE "registrations" (
	"key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Nobody ever got in with these; signing up again is all it takes.
DELETE FROM "users" WHERE "email_verified_at" IS NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_verified_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_verified_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "registrations_age" ON "registrations" USING btree ("created_at");