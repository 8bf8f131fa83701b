CREATE TABLE "request_slots" (
	"partner_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"success" integer NOT NULL,
	"client_errors" integer NOT NULL,
	"server_errors" integer NOT NULL,
	"times" integer[] NOT NULL,
	CONSTRAINT "request_slots_partner_id_starts_at_pk" PRIMARY KEY("partner_id","starts_at")
);

--> statement-breakpoint
-- The last day of the log, so that what is drawn does not begin with the upgrade.
INSERT INTO "request_slots"
SELECT "partner_id", date_bin('5 minutes', "at", 'epoch'), count(*) FILTER (WHERE "status" < 400),
	count(*) FILTER (WHERE "status" BETWEEN 400 AND 499), count(*) FILTER (WHERE "status" >= 500),
	(SELECT array_agg((SELECT count(*)::int FROM unnest(array_agg("duration_ms")) AS "took" ("ms")
		WHERE width_bucket("ms"::float8, array[5, 10, 20, 30, 40, 50, 65, 80, 100, 125, 160, 200, 250, 320, 400, 500, 650, 800, 1000, 1500, 2000, 3000, 5000, 10000, 30000]::float8[]) = "place") ORDER BY "place")
		FROM generate_series(0, 25) AS "place")
FROM "request_log" WHERE "at" >= now() - interval '1 day' AND NOT "from_portal"
GROUP BY 1, 2;
