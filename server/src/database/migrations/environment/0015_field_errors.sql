CREATE TABLE "request_errors" (
	"partner_id" text NOT NULL,
	"error" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_errors_partner_id_error_request_id_pk" PRIMARY KEY("partner_id","error","request_id")
);
--> statement-breakpoint
CREATE INDEX "request_errors_at" ON "request_errors" USING brin ("at");--> statement-breakpoint
-- Nullable: a process of the version before goes on writing rows without them.
ALTER TABLE "request_log" ADD COLUMN "field" text, ADD COLUMN "field_errors" text[], ADD COLUMN "error_group" text, ADD COLUMN "partner_order_id" text;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "request_log_number" ON "request_log" ("partner_id", "partner_order_id", "id") WHERE "partner_order_id" IS NOT NULL;
