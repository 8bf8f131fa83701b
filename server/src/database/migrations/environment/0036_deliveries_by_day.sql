-- What runs meanwhile waits, and finds by the same names what holds the same.
LOCK TABLE "deliveries", "delivery_attempts" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD COLUMN "partner_id" text;
--> statement-breakpoint
DROP TRIGGER "deliveries_gone" ON "deliveries";
--> statement-breakpoint
-- contract: the table of its name that is made below holds its rows, in partitions
ALTER TABLE "deliveries" RENAME TO "deliveries_log_before";
--> statement-breakpoint
-- contract: the same
ALTER TABLE "delivery_attempts" RENAME TO "delivery_attempts_before";
--> statement-breakpoint
-- contract: no statement names an index
ALTER INDEX "deliveries_due" RENAME TO "deliveries_log_before_due";
--> statement-breakpoint
-- contract: the same
ALTER INDEX "deliveries_replayable" RENAME TO "deliveries_log_before_replayable";
--> statement-breakpoint
-- contract: the same
ALTER INDEX "deliveries_partner" RENAME TO "deliveries_log_before_partner";
--> statement-breakpoint
-- contract: the same
ALTER INDEX "deliveries_webhook" RENAME TO "deliveries_log_before_webhook";
--> statement-breakpoint
-- contract: the same
ALTER INDEX "deliveries_order" RENAME TO "deliveries_log_before_order";
--> statement-breakpoint
-- contract: the same
ALTER INDEX "delivery_attempts_delivery_id_number_pk" RENAME TO "delivery_attempts_before_pkey";
--> statement-breakpoint
CREATE TABLE "deliveries" (LIKE "deliveries_log_before" INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY LIST ("state");
--> statement-breakpoint
-- The queue. Half of each page is left for the row as it is after a claim; it is small, and emptied as fast as it fills.
CREATE TABLE "deliveries_pending" PARTITION OF "deliveries" ("id" PRIMARY KEY) FOR VALUES IN ('pending')
	WITH (fillfactor = 50, toast_tuple_target = 1024, autovacuum_vacuum_cost_delay = 0);
--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries_pending" ("lane", "webhook_id", "due_at");
--> statement-breakpoint
CREATE INDEX "deliveries_pending_partner" ON "deliveries_pending" ("partner_id", "id");
--> statement-breakpoint
CREATE INDEX "deliveries_pending_order" ON "deliveries_pending" ("order_id");
--> statement-breakpoint
CREATE TABLE "deliveries_log" PARTITION OF "deliveries" ("id" PRIMARY KEY) DEFAULT PARTITION BY RANGE ("id");
--> statement-breakpoint
CREATE INDEX "deliveries_replayable" ON "deliveries_log" ("webhook_id", "id") WHERE "state" IN ('failed', 'held');
--> statement-breakpoint
CREATE INDEX "deliveries_partner" ON "deliveries_log" ("partner_id", "id");
--> statement-breakpoint
CREATE INDEX "deliveries_webhook" ON "deliveries_log" ("webhook_id", "id");
--> statement-breakpoint
CREATE INDEX "deliveries_order" ON "deliveries_log" ("order_id");
--> statement-breakpoint
CREATE TABLE "deliveries_log_rest" PARTITION OF "deliveries_log" DEFAULT;
--> statement-breakpoint
-- Keys stay what the version before names: its statements go on.
CREATE TABLE "delivery_attempts" (LIKE "delivery_attempts_before" INCLUDING DEFAULTS, PRIMARY KEY ("delivery_id", "number")) PARTITION BY RANGE ("delivery_id");
--> statement-breakpoint
CREATE TABLE "delivery_attempts_rest" PARTITION OF "delivery_attempts" DEFAULT;
--> statement-breakpoint
INSERT INTO "deliveries_pending" SELECT * FROM "deliveries_log_before" WHERE "state" = 'pending';
--> statement-breakpoint
DELETE FROM "deliveries_log_before" WHERE "state" = 'pending';
--> statement-breakpoint
DROP INDEX "deliveries_log_before_due";
--> statement-breakpoint
-- What there is becomes one partition as it stands, read once to see that it may: up to the end of today.
DO $$
DECLARE
	bound text := partition_bound('dlv', date_trunc('day', now(), 'UTC') + interval '1 day');
	before record;
	filled boolean;
BEGIN
	FOR before IN SELECT * FROM (VALUES ('deliveries_log', 'id'), ('delivery_attempts', 'delivery_id')) AS before (parent, key) LOOP
		EXECUTE format('select exists (select from %I)', before.parent || '_before') INTO filled;
		IF filled THEN
			-- By a clock that was ahead
			EXECUTE format('with ahead as (delete from %I where %I >= %L returning *) insert into %I select * from ahead',
				before.parent || '_before', before.key, bound, before.parent || '_rest');
			EXECUTE format('alter table %I attach partition %I for values from (minvalue) to (%L)', before.parent, before.parent || '_before', bound);
		ELSE
			EXECUTE format('drop table %I', before.parent || '_before');
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
-- For what is deleted by rows: what no day's partition holds, and whatever the version before deletes.
CREATE TRIGGER "deliveries_gone" AFTER DELETE ON "deliveries" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "delete_attempts"();
--> statement-breakpoint
-- Makes the days of deliveries and of their attempts up to the day after tomorrow, and drops those that are older than so many
-- days; what is pending isn't among them, and keeps its attempts. False: somebody used them for longer than others may wait
-- for us.
CREATE FUNCTION "keep_deliveries"("now" timestamp with time zone, "days" integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET timezone = 'UTC' SET lock_timeout = '500ms' AS $$
DECLARE
	first text := partition_bound('dlv', date_trunc('day', "now") - "days" * interval '1 day');
	old text;
	columns text;
BEGIN
	IF "days" IS NULL OR "days" < 1 THEN
		RAISE EXCEPTION 'deliveries are kept for at least one day';
	END IF;
	PERFORM make_partitions('deliveries_log', 'dlv', 'day', "now", "now" + interval '2 days');
	PERFORM make_partitions('delivery_attempts', 'dlv', 'day', "now", "now" + interval '2 days');
	-- Before the attempts: none of these deliveries is sent again from then on.
	FOR old IN SELECT name FROM partitions_of('deliveries_log') WHERE high <= first LOOP
		EXECUTE format('drop table %I', old);
	END LOOP;
	SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
	WHERE attrelid = 'delivery_attempts'::regclass AND attnum > 0 AND NOT attisdropped;
	FOR old IN SELECT name FROM partitions_of('delivery_attempts') WHERE high <= first LOOP
		EXECUTE format('alter table delivery_attempts detach partition %I', old);
		EXECUTE format('insert into delivery_attempts (%s) select %1$s from %I where delivery_id in (select id from deliveries_pending where id < %L)',
			columns, old, first);
		EXECUTE format('drop table %I', old);
	END LOOP;
	RETURN true;
EXCEPTION WHEN lock_not_available THEN
	RETURN false;
END $$;
--> statement-breakpoint
-- A caller's temporary tables must not stand in for those that it names.
DO $$ BEGIN EXECUTE format('ALTER FUNCTION keep_deliveries SET search_path = %I, pg_temp', current_schema()); END $$;
