CREATE TABLE "accounts"."invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."members" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone,
	"language" text,
	"last_active_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "fresh_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."mails" ADD COLUMN "code_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "accounts"."invitations" ADD CONSTRAINT "invitations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."invitations" ADD CONSTRAINT "invitations_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "accounts"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."members" ADD CONSTRAINT "members_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "accounts"."invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "accounts"."invitations" USING btree ("partner_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "accounts"."members" USING btree ("email") WHERE "accounts"."members"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "members_partner" ON "accounts"."members" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "accounts"."sessions" USING btree ("member_id");--> statement-breakpoint
-- Whoever was the partner's one user becomes its first owner.
INSERT INTO "accounts"."members" (id, partner_id, email, name, role, password_hash, language, created_at)
SELECT 'mbr_' || substr(id, 5), id, email, name, 'owner', password_hash, language, created_at FROM "accounts"."partners";
--> statement-breakpoint
UPDATE "accounts"."sessions" SET member_id = 'mbr_' || substr(partner_id, 5);
--> statement-breakpoint
UPDATE "accounts"."seen_devices" SET partner_id = 'mbr_' || substr(partner_id, 5) WHERE partner_id LIKE 'prt\_%';
--> statement-breakpoint
-- A partner has a first owner from its first moment on, whichever version adds it, or gives it another password.
CREATE FUNCTION "accounts"."keep_first_member"() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO accounts.members (id, partner_id, email, name, role, password_hash, language, created_at)
		VALUES ('mbr_' || substr(NEW.id, 5), NEW.id, NEW.email, NEW.name, 'owner', NEW.password_hash, NEW.language, NEW.created_at);
	ELSE
		UPDATE accounts.members SET password_hash = NEW.password_hash, password_changed_at = now()
		WHERE id = 'mbr_' || substr(NEW.id, 5) AND removed_at IS NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "partners_first_member" AFTER INSERT OR UPDATE OF password_hash ON "accounts"."partners"
FOR EACH ROW EXECUTE FUNCTION "accounts"."keep_first_member"();
