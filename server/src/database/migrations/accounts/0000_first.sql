CREATE SCHEMA IF NOT EXISTS "accounts";
--> statement-breakpoint
CREATE TABLE "accounts"."partners" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"production_granted_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	CONSTRAINT "partners_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "accounts"."sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts"."sign_in_counters" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD CONSTRAINT "sessions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_partner" ON "accounts"."sessions" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "accounts"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_counters_end" ON "accounts"."sign_in_counters" USING btree ("ends_at");