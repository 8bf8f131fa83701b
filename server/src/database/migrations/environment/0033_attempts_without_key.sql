ALTER TABLE "delivery_attempts" DROP CONSTRAINT "delivery_attempts_delivery_id_deliveries_id_fk";
--> statement-breakpoint
-- What the foreign key deleted, once a statement instead of once a delivery. Its plan is kept: it must not read a table that was small.
CREATE FUNCTION "delete_attempts"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT
	SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	DELETE FROM delivery_attempts USING gone WHERE delivery_id = gone.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deliveries_gone" AFTER DELETE ON "deliveries" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "delete_attempts"();
--> statement-breakpoint
-- Rows are judged by this above 2 kB alone. At 256 the ids went out of line along with the body.
ALTER TABLE "deliveries" SET (toast_tuple_target = 1024);
