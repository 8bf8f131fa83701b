CREATE TABLE "request_log" (
	"at" timestamp (3) with time zone NOT NULL,
	"id" text NOT NULL,
	"partner_id" text NOT NULL,
	"call" text NOT NULL,
	"method" text NOT NULL,
	"status" smallint NOT NULL,
	"error" text,
	"duration_ms" real NOT NULL,
	"address" text NOT NULL,
	"user_agent" text,
	"from_portal" boolean NOT NULL,
	"idempotency_key" text,
	"order_id" text,
	"request" text,
	"answer" text,
	PRIMARY KEY ("id", "at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "request_log_partner" ON "request_log" ("partner_id", "id" DESC);
--> statement-breakpoint
CREATE INDEX "request_log_order" ON "request_log" ("partner_id", "order_id", "id") WHERE "order_id" IS NOT NULL;
