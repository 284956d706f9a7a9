UPDATE "watchlists" SET "title" = left("numbered"."single", 54) || ' (' || "numbered"."number" || ')'
FROM (
  SELECT "id", regexp_replace(btrim("title"), '\s+', ' ', 'g') AS "single",
    row_number() OVER (
      PARTITION BY "user_id", lower(regexp_replace(btrim("title"), '\s+', ' ', 'g'))
      ORDER BY "title" <> regexp_replace(btrim("title"), '\s+', ' ', 'g'), "created_at", "id"
    ) AS "number"
  FROM "watchlists"
) AS "numbered"
WHERE "numbered"."id" = "watchlists"."id" AND "numbered"."number" > 1 AND NOT EXISTS (
  SELECT FROM "watchlists" AS "other"
  WHERE "other"."user_id" = "watchlists"."user_id"
    AND lower("other"."title") = lower(left("numbered"."single", 54) || ' (' || "numbered"."number" || ')')
);--> statement-breakpoint
UPDATE "watchlists" SET "title" = regexp_replace(btrim("title"), '\s+', ' ', 'g')
WHERE "title" <> regexp_replace(btrim("title"), '\s+', ' ', 'g') AND NOT EXISTS (
  SELECT FROM "watchlists" AS "other"
  WHERE "other"."user_id" = "watchlists"."user_id" AND "other"."id" <> "watchlists"."id"
    AND lower(regexp_replace(btrim("other"."title"), '\s+', ' ', 'g')) = lower(regexp_replace(btrim("watchlists"."title"), '\s+', ' ', 'g'))
);--> statement-breakpoint
UPDATE "saved_screens" SET "name" = left("numbered"."single", 74) || ' (' || "numbered"."number" || ')'
FROM (
  SELECT "id", regexp_replace(btrim("name"), '\s+', ' ', 'g') AS "single",
    row_number() OVER (
      PARTITION BY "user_id", lower(regexp_replace(btrim("name"), '\s+', ' ', 'g'))
      ORDER BY "name" <> regexp_replace(btrim("name"), '\s+', ' ', 'g'), "created_at", "id"
    ) AS "number"
  FROM "saved_screens"
) AS "numbered"
WHERE "numbered"."id" = "saved_screens"."id" AND "numbered"."number" > 1 AND NOT EXISTS (
  SELECT FROM "saved_screens" AS "other"
  WHERE "other"."user_id" = "saved_screens"."user_id"
    AND lower("other"."name") = lower(left("numbered"."single", 74) || ' (' || "numbered"."number" || ')')
);--> statement-breakpoint
UPDATE "saved_screens" SET "name" = regexp_replace(btrim("name"), '\s+', ' ', 'g')
WHERE "name" <> regexp_replace(btrim("name"), '\s+', ' ', 'g') AND NOT EXISTS (
  SELECT FROM "saved_screens" AS "other"
  WHERE "other"."user_id" = "saved_screens"."user_id" AND "other"."id" <> "saved_screens"."id"
    AND lower(regexp_replace(btrim("other"."name"), '\s+', ' ', 'g')) = lower(regexp_replace(btrim("saved_screens"."name"), '\s+', ' ', 'g'))
);
