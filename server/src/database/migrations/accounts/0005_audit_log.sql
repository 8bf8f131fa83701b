CREATE TABLE "accounts"."audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"address" text,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text,
	"partner_id" text,
	"environment" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "accounts"."audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_partner" ON "accounts"."audit_log" USING btree ("partner_id","id");--> statement-breakpoint
-- What was done stays written, for whoever asks: the tables' owner as well.
CREATE FUNCTION "accounts"."keep_audit_log"() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the audit log is never changed, and kept for two years' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_rows" BEFORE UPDATE OR DELETE ON "accounts"."audit_log"
FOR EACH ROW EXECUTE FUNCTION "accounts"."keep_audit_log"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_whole" BEFORE TRUNCATE ON "accounts"."audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "accounts"."keep_audit_log"();
--> statement-breakpoint
-- Whoever serves may not delete: the owner of the table does it for it, of what is old alone.
CREATE FUNCTION "accounts"."forget_audit_log"() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = accounts, pg_temp AS $$
	DELETE FROM accounts.audit_log WHERE at < now() - interval '2 years';
$$;
--> statement-breakpoint
-- contract: nobody has called it yet
REVOKE ALL ON FUNCTION "accounts"."forget_audit_log" FROM PUBLIC;
