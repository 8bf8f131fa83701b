-- The first ten characters of an id made then, after its kind: ULID's time, in milliseconds.
CREATE FUNCTION "id_time"("at" timestamp with time zone) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (floor(extract(epoch FROM "at") * 1000)::bigint >> 5 * place & 31)::int, 1), '' ORDER BY place DESC)
	FROM generate_series(0, 9) place
$$;
--> statement-breakpoint
-- What tables are in partitions by: a time, or ids that begin with their kind and their time.
CREATE FUNCTION "partition_bound"("kind" text, "at" timestamp with time zone) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce("kind" || '_' || id_time("at"), to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS+00'))
$$;
--> statement-breakpoint
-- Bounds of the partitions of a table; null: none that way. Its default partition isn't among them.
CREATE FUNCTION "partitions_of"("parent" text) RETURNS TABLE ("name" text, "low" text, "high" text) LANGUAGE sql STABLE AS $$
	SELECT relname::text, substring(bounds FROM 'FROM \(''([^'']*)''\)'), substring(bounds FROM 'TO \(''([^'']*)''\)')
	FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid CROSS JOIN pg_get_expr(relpartbound, inhrelid) bounds
	WHERE inhparent = "parent"::regclass AND bounds <> 'DEFAULT'
$$;
--> statement-breakpoint
-- Makes the partitions of each day or month from `since` to `until` that no partition has yet. What of them has come into the
-- default partition, because they were not there, moves into them. Whoever writes rows only is refused by the tables: it
-- calls this from a function of their owner.
CREATE FUNCTION "make_partitions"("parent" text, "kind" text, "step" text, "since" timestamp with time zone, "until" timestamp with time zone) RETURNS void
LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
	begins timestamptz;
	low text;
	high text;
	made text;
	rest regclass;
	key text;
	columns text;
	strays boolean;
BEGIN
	PERFORM pg_advisory_xact_lock(4133100102);
	SELECT nullif(partdefid, 0)::regclass, quote_ident(attname) INTO STRICT rest, key
	FROM pg_partitioned_table JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0]
	WHERE partrelid = "parent"::regclass;
	FOR begins IN
		SELECT period FROM generate_series(date_trunc("step", "since"), "until", ('1 ' || "step")::interval) period
		WHERE NOT EXISTS (
			SELECT FROM partitions_of("parent") already
			WHERE coalesce(already.low <= partition_bound("kind", period), true) AND coalesce(already.high > partition_bound("kind", period), true))
	LOOP
		low := partition_bound("kind", begins);
		high := partition_bound("kind", begins + ('1 ' || "step")::interval);
		made := "parent" || '_' || to_char(begins, CASE "step" WHEN 'month' THEN 'YYYYMM' ELSE 'YYYYMMDD' END);
		EXECUTE format('create table %I (like %I including all)', made, "parent");
		IF rest IS NOT NULL THEN
			-- As attaching does, but before anything more comes in
			EXECUTE format('lock table %s in access exclusive mode', rest);
			EXECUTE format('select exists (select from %s where %s >= %L and %2$s < %4$L)', rest, key, low, high) INTO strays;
			IF strays THEN
				SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
				WHERE attrelid = "parent"::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
				EXECUTE format('alter table %s disable trigger user', rest);
				EXECUTE format(
					'with moved as (delete from %1$s where %2$s >= %3$L and %2$s < %4$L returning *) insert into %5$I (%6$s) select %6$s from moved',
					rest, key, low, high, made, columns);
				EXECUTE format('alter table %s enable trigger user', rest);
			END IF;
		END IF;
		-- Not made as a partition: that waits for all who read or write the table, and has all others wait
		EXECUTE format('alter table %I attach partition %I for values from (%L) to (%L)', "parent", made, low, high);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_request_log"("now" timestamp with time zone, "days" integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET timezone = 'UTC' AS $$
DECLARE
	old text;
BEGIN
	IF "days" IS NULL OR "days" < 1 THEN
		RAISE EXCEPTION 'the request log is kept for at least one day';
	END IF;
	PERFORM make_partitions('request_log', NULL, 'day', "now" - interval '1 day', "now" + interval '3 days');
	FOR old IN SELECT name FROM partitions_of('request_log') WHERE high <= partition_bound(NULL, date_trunc('day', "now") - "days" * interval '1 day') LOOP
		EXECUTE format('drop table %I', old);
	END LOOP;
END $$;
--> statement-breakpoint
-- A caller's temporary tables must not stand in for those that it names.
DO $$ BEGIN EXECUTE format('ALTER FUNCTION keep_request_log SET search_path = %I, pg_temp', current_schema()); END $$;
