CREATE TABLE "wrong_keys" (
	"partner_id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "last_used_address" text;--> statement-breakpoint
ALTER TABLE "wrong_keys" ADD CONSTRAINT "wrong_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tokens_not_revoked" ON "tokens" USING btree ("partner_id") WHERE "tokens"."revoked_at" is null;