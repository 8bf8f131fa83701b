CREATE TABLE "review_certificates" (
	"partner_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"passed" jsonb NOT NULL,
	CONSTRAINT "review_certificates_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "review_certificates" ADD CONSTRAINT "review_certificates_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;