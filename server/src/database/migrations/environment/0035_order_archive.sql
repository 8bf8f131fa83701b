CREATE TABLE "archived_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"archive_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"partner_order_id" text NOT NULL,
	"awb" text,
	"courier_awb" text,
	"status" text NOT NULL,
	"sequence" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_archives" (
	"id" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"place" text,
	"orders" integer,
	"events" integer,
	"bytes" bigint
);
--> statement-breakpoint
CREATE INDEX "archived_orders_archive" ON "archived_orders" USING btree ("archive_id");--> statement-breakpoint
CREATE INDEX "archived_orders_number" ON "archived_orders" USING btree ("partner_id","partner_order_id");--> statement-breakpoint
CREATE INDEX "archived_orders_any_number" ON "archived_orders" USING hash ("partner_order_id");--> statement-breakpoint
CREATE INDEX "archived_orders_awb" ON "archived_orders" USING hash ("awb");--> statement-breakpoint
CREATE INDEX "archived_orders_courier_awb" ON "archived_orders" USING hash ("courier_awb");--> statement-breakpoint
CREATE INDEX "order_archives_open" ON "order_archives" USING btree ("id") WHERE "order_archives"."kept_at" is null;
--> statement-breakpoint
-- The only way out of the tables of orders, for whoever serves may not delete from them. Its plans are kept: none must read a table that was small.
CREATE FUNCTION "keep_order_archive"("archive" text, "written_place" text, "written_orders" integer, "written_events" integer, "written_bytes" bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
	chosen text[];
	events integer;
BEGIN
	PERFORM FROM order_archives WHERE id = "archive" AND kept_at IS NULL FOR UPDATE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no archive % is being written', "archive";
	END IF;
	PERFORM FROM orders JOIN archived_orders ON order_id = orders.id WHERE archive_id = "archive" ORDER BY orders.id FOR UPDATE OF orders;
	DELETE FROM archived_orders WHERE archive_id = "archive" AND NOT EXISTS (
		SELECT FROM orders
		WHERE id = order_id AND orders.sequence = archived_orders.sequence AND orders.updated_at = archived_orders.updated_at
			AND orders.anonymised_at IS NOT NULL AND orders.updated_at < now() - interval '180 days'
	);
	IF FOUND THEN
		RETURN false;
	END IF;
	SELECT coalesce(array_agg(order_id ORDER BY order_id), '{}') INTO chosen FROM archived_orders WHERE archive_id = "archive";
	SELECT count(*) INTO events FROM order_events WHERE order_id = ANY (chosen);
	IF cardinality(chosen) <> "written_orders" OR events <> "written_events" THEN
		RAISE EXCEPTION 'archive % has % orders and % events, and % and % were written', "archive", cardinality(chosen), events, "written_orders", "written_events";
	END IF;
	DELETE FROM order_events WHERE order_id = ANY (chosen);
	-- The greatest stays: none is given twice.
	DELETE FROM order_feed WHERE order_id = ANY (chosen) AND number < (SELECT max(number) FROM order_feed);
	DELETE FROM orders WHERE id = ANY (chosen);
	UPDATE order_archives SET kept_at = now(), place = "written_place", orders = "written_orders", events = "written_events", bytes = "written_bytes"
	WHERE id = "archive";
	RETURN true;
END $$;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('ALTER FUNCTION keep_order_archive SET search_path = %I, pg_temp', current_schema()); END $$;
--> statement-breakpoint
-- contract: nobody has called it yet
REVOKE ALL ON FUNCTION "keep_order_archive" FROM PUBLIC;
--> statement-breakpoint
-- A partner is kept for its archived orders as well.
CREATE OR REPLACE FUNCTION "refuse_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_TABLE_NAME = 'orders' THEN
		IF NOT EXISTS (SELECT FROM order_events WHERE order_id = OLD.id) THEN
			RETURN OLD;
		END IF;
	ELSIF NOT EXISTS (SELECT FROM orders WHERE partner_id = OLD.id) AND
		NOT EXISTS (SELECT FROM archived_orders WHERE partner_id = OLD.id) AND
		NOT EXISTS (SELECT FROM deliveries WHERE partner_id = OLD.id) THEN
		RETURN OLD;
	END IF;
	RAISE foreign_key_violation USING MESSAGE = format('deleting %s from %s violates what is kept', OLD.id, TG_TABLE_NAME);
END $$;
