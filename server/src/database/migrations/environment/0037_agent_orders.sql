ALTER TABLE "customer_services" ADD COLUMN "orders_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Orders that are being written are counted below once they are committed; those after it by the trigger.
LOCK TABLE "orders" IN SHARE MODE;
--> statement-breakpoint
-- By the trigger and not by the statement that adds orders: the version before goes on adding them. Agents are locked in the
-- order of their ids, so that two transactions with several never wait for each other.
CREATE OR REPLACE FUNCTION "note_new_orders"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO order_changes (order_id) SELECT id FROM added ORDER BY id;
	IF EXISTS (SELECT FROM added WHERE cs_id IS NOT NULL) THEN
		PERFORM FROM customer_services WHERE id IN (SELECT cs_id FROM added) ORDER BY id FOR NO KEY UPDATE;
		UPDATE customer_services SET orders_count = orders_count + counted.orders
		FROM (SELECT cs_id, count(*) AS orders FROM added WHERE cs_id IS NOT NULL GROUP BY cs_id) counted
		WHERE customer_services.id = counted.cs_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE customer_services SET orders_count = counted.orders
FROM (
	SELECT partner_id, cs_id, count(*) AS orders FROM orders WHERE cs_id IS NOT NULL GROUP BY partner_id, cs_id
) counted
WHERE customer_services.id = counted.cs_id AND customer_services.partner_id = counted.partner_id;
