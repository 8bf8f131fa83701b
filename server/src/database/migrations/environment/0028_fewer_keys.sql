-- Made by hand beforehand where orders are many: create unique index concurrently.
-- contract: as unique as the constraint that it stands in for
CREATE UNIQUE INDEX IF NOT EXISTS "orders_number_of_partner" ON "orders" USING btree ("partner_id","partner_order_id" text_pattern_ops);--> statement-breakpoint
-- contract: as unique as the constraint that it stands in for
CREATE UNIQUE INDEX IF NOT EXISTS "orders_awb_given" ON "orders" USING btree ("awb") WHERE "orders"."awb" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_phone_reversed" ON "orders" USING btree (reverse("recipient" ->> 'phone') text_pattern_ops,"partner_id","id");--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_awb";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_partner_order_id";--> statement-breakpoint
ALTER TABLE "idempotent_answers" DROP CONSTRAINT "idempotent_answers_partner_id_partners_id_fk";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_partner_id_partners_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_partner_id_partners_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_partner_id_partners_id_fk";--> statement-breakpoint
DROP INDEX "orders_phone";--> statement-breakpoint
DROP INDEX "orders_number";--> statement-breakpoint
DROP INDEX "orders_any_number";--> statement-breakpoint
DROP INDEX "orders_phone_end";--> statement-breakpoint
-- What the foreign keys refused, once a deletion instead of once an order.
CREATE FUNCTION "refuse_deletion"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_TABLE_NAME = 'orders' THEN
		IF NOT EXISTS (SELECT FROM order_events WHERE order_id = OLD.id) THEN
			RETURN OLD;
		END IF;
	ELSIF NOT EXISTS (SELECT FROM orders WHERE partner_id = OLD.id) AND
		NOT EXISTS (SELECT FROM deliveries WHERE partner_id = OLD.id) THEN
		RETURN OLD;
	END IF;
	RAISE foreign_key_violation USING MESSAGE = format('deleting %s from %s violates what is kept', OLD.id, TG_TABLE_NAME);
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_kept" BEFORE DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "refuse_deletion"();--> statement-breakpoint
DO $$ BEGIN EXECUTE format(
	'CREATE TRIGGER %I BEFORE DELETE ON accounts.partners FOR EACH ROW EXECUTE FUNCTION refuse_deletion()', 'partners_kept_' || current_schema());
END $$;
--> statement-breakpoint
-- Once a statement, however many orders it adds. Updates go on to be looked at one by one.
CREATE FUNCTION "note_new_orders"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO order_changes (order_id) SELECT id FROM added ORDER BY id;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "orders_change" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_change" AFTER UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "note_order_change"();--> statement-breakpoint
CREATE TRIGGER "orders_new" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_new_orders"();
