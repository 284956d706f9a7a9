CREATE TABLE "module_witnesses" (
	"module_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"witness" text NOT NULL,
	"failed" boolean NOT NULL,
	"troubled" boolean NOT NULL,
	CONSTRAINT "module_witnesses_module_id_started_at_version_witness_pk" PRIMARY KEY("module_id","started_at","version","witness")
);
--> statement-breakpoint
CREATE INDEX "module_witnesses_age" ON "module_witnesses" USING btree ("started_at");