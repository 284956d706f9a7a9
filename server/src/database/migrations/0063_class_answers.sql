CREATE TABLE "class_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_name" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"advisor_id" uuid NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "class_answers_of_class" ON "class_answers" USING btree ("class_name","id");