CREATE TABLE "named_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "named_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "named_key_id" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "named_keys" ADD CONSTRAINT "named_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "named_keys_partner" ON "named_keys" USING btree ("partner_id","id");