-- Whoever serves writes rows only: the owner of the tables makes and drops the days of the request log for it.
CREATE FUNCTION "keep_request_log"("now" timestamp with time zone, "days" integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET timezone = 'UTC' AS $$
DECLARE
	today date := "now"::date;
	old text;
BEGIN
	IF "days" IS NULL OR "days" < 1 THEN
		RAISE EXCEPTION 'the request log is kept for at least one day';
	END IF;
	PERFORM pg_advisory_xact_lock(4133100102);
	FOR ahead IN -1..3 LOOP
		EXECUTE format(
			'create table if not exists %I partition of request_log for values from (%L) to (%L)',
			'request_log_' || to_char(today + ahead, 'YYYYMMDD'), today + ahead, today + ahead + 1);
	END LOOP;
	FOR old IN
		SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
		WHERE inhparent = 'request_log'::regclass AND relname < 'request_log_' || to_char(today - "days", 'YYYYMMDD')
	LOOP
		EXECUTE format('drop table %I', old);
	END LOOP;
END $$;
--> statement-breakpoint
-- A caller's temporary tables must not stand in for those that it names.
DO $$ BEGIN EXECUTE format('ALTER FUNCTION keep_request_log SET search_path = %I, pg_temp', current_schema()); END $$;
--> statement-breakpoint
-- contract: nobody has called it yet
REVOKE ALL ON FUNCTION "keep_request_log" FROM PUBLIC;
