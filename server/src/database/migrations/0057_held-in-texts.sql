UPDATE "verdicts" SET "cause" = 'Held' || substr("cause", 16) WHERE "cause" LIKE 'LimitComparison by %';--> statement-breakpoint
UPDATE "verdicts" SET "verdict" = jsonb_set("verdict", '{reasons,0}', to_jsonb('Held' || substr("verdict" #>> '{reasons,0}', 16))) WHERE "verdict" #>> '{reasons,0}' LIKE 'LimitComparison under review by %';--> statement-breakpoint
UPDATE "alert_events" SET "cause" = 'Held' || substr("cause", 16) WHERE "cause" LIKE 'LimitComparison by %';
