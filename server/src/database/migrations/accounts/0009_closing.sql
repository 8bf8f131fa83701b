ALTER TABLE "accounts"."partners" ADD COLUMN "closing_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."partners" ADD COLUMN "closed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Keys with a name are somebody's, too.
CREATE OR REPLACE FUNCTION "accounts"."owner_of_secret"("environment" text, "secret_hash" bytea) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	IF "environment" = 'production' THEN
		RETURN (
			SELECT partner_id FROM production.partner_keys WHERE key_hash = "secret_hash"
			UNION ALL
			SELECT partner_id FROM production.named_keys WHERE key_hash = "secret_hash"
			UNION ALL
			SELECT partner_id FROM production.tokens WHERE access_hash = "secret_hash" OR refresh_hash = "secret_hash"
			LIMIT 1);
	END IF;
	RETURN (
		SELECT partner_id FROM development.partner_keys WHERE key_hash = "secret_hash"
		UNION ALL
		SELECT partner_id FROM development.named_keys WHERE key_hash = "secret_hash"
		UNION ALL
		SELECT partner_id FROM development.tokens WHERE access_hash = "secret_hash" OR refresh_hash = "secret_hash"
		LIMIT 1);
END $$;
