-- Whoever serves imports rate cards too, and may not analyze what it does not own: the owner does for it, this one table.
CREATE FUNCTION "analyze_rate_cards"() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN EXECUTE 'analyze rate_cards'; END $$;
--> statement-breakpoint
-- A caller's temporary tables must not stand in for the one that it names.
DO $$ BEGIN EXECUTE format('ALTER FUNCTION analyze_rate_cards SET search_path = %I, pg_temp', current_schema()); END $$;
--> statement-breakpoint
-- contract: nobody has called it yet
REVOKE ALL ON FUNCTION "analyze_rate_cards" FROM PUBLIC;
