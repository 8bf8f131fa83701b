-- Development asks whose key or token of production it was sent, and sees nothing else of production.
CREATE FUNCTION "accounts"."owner_of_secret"("environment" text, "secret_hash" bytea) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	IF "environment" = 'production' THEN
		RETURN (
			SELECT partner_id FROM production.partner_keys WHERE key_hash = "secret_hash"
			UNION ALL
			SELECT partner_id FROM production.tokens WHERE access_hash = "secret_hash" OR refresh_hash = "secret_hash"
			LIMIT 1);
	END IF;
	RETURN (
		SELECT partner_id FROM development.partner_keys WHERE key_hash = "secret_hash"
		UNION ALL
		SELECT partner_id FROM development.tokens WHERE access_hash = "secret_hash" OR refresh_hash = "secret_hash"
		LIMIT 1);
END $$;
--> statement-breakpoint
-- contract: nobody has called it yet
REVOKE ALL ON FUNCTION "accounts"."owner_of_secret" FROM PUBLIC;
