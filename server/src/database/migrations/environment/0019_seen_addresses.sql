CREATE TABLE "seen_addresses" (
	"partner_id" text NOT NULL,
	"address" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seen_addresses_address" UNIQUE("partner_id","address")
);
--> statement-breakpoint
ALTER TABLE "seen_addresses" ADD CONSTRAINT "seen_addresses_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;