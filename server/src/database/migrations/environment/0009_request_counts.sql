CREATE TABLE "request_counts" (
	"partner_id" text NOT NULL,
	"grain" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"call" text NOT NULL,
	"error" text NOT NULL,
	"requests" integer NOT NULL,
	"omitted" integer DEFAULT 0 NOT NULL,
	"total_ms" double precision NOT NULL,
	"slowest_ms" double precision NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_counts_partner_id_grain_starts_at_call_error_pk" PRIMARY KEY("partner_id","grain","starts_at","call","error")
);

--> statement-breakpoint
-- The old counts know the hour of the last call alone.
INSERT INTO "request_counts"
SELECT "partner_id", "grain", "starts_at", counted."call", counted."error", sum("requests"), 0, sum("total_ms"), max("slowest_ms"), max("hour")
FROM "request_hours" CROSS JOIN LATERAL (
	SELECT 'total', "hour", '', CASE WHEN "request_hours"."error" = '' THEN '' ELSE '*' END
	UNION ALL
	SELECT 'hour', "hour", "request_hours"."call", "request_hours"."error" WHERE "request_hours"."error" <> ''
	UNION ALL
	SELECT 'day', date_trunc('day', "hour", 'UTC'), "request_hours"."call", "request_hours"."error" WHERE "request_hours"."error" <> ''
) AS counted ("grain", "starts_at", "call", "error")
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO "request_counts"
SELECT "partner_id", 'total', date_trunc('hour', "second", 'UTC'), '', '', sum("reads"), sum("reads"), 0, 0, max("second")
FROM "request_log_omitted" GROUP BY 1, 3
ON CONFLICT ("partner_id", "grain", "starts_at", "call", "error") DO UPDATE SET
	"requests" = "request_counts"."requests" + excluded."requests", "omitted" = excluded."omitted";
