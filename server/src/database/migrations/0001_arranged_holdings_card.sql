-- The holdings card belongs to the module of the portfolio; dashboards that were arranged before name it by the calculators' module.
UPDATE "users"
SET "dashboard" = replace("dashboard"::text, '"tools.HoldingsCard"', '"portfolio.HoldingsCard"')::jsonb
WHERE "dashboard"::text LIKE '%"tools.HoldingsCard"%';
