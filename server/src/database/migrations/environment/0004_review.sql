CREATE TABLE "leaked_secrets" (
	"partner_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "leaked_secrets_partner_id_request_id_pk" PRIMARY KEY("partner_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "request_hours" (
	"partner_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"call" text NOT NULL,
	"error" text NOT NULL,
	"requests" integer NOT NULL,
	"total_ms" real NOT NULL,
	"slowest_ms" real NOT NULL,
	CONSTRAINT "request_hours_partner_id_hour_call_error_pk" PRIMARY KEY("partner_id","hour","call","error")
);
--> statement-breakpoint
CREATE TABLE "review_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"http_status" integer,
	"duration_ms" integer NOT NULL,
	"rejected" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_marks" (
	"partner_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"reset_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"proof" jsonb,
	CONSTRAINT "review_marks_partner_id_entry_id_pk" PRIMARY KEY("partner_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "leaked_secrets" ADD CONSTRAINT "leaked_secrets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_challenges" ADD CONSTRAINT "review_challenges_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_challenges_partner" ON "review_challenges" USING btree ("partner_id","kind","id");--> statement-breakpoint
CREATE INDEX "request_log_call" ON "request_log" ("partner_id", "call", "id" DESC);
--> statement-breakpoint
CREATE INDEX "request_log_error" ON "request_log" ("partner_id", "error", "id" DESC) WHERE "error" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "request_log_failed" ON "request_log" ("partner_id", "id" DESC) WHERE "error" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "request_log" DROP CONSTRAINT "request_log_pkey";
--> statement-breakpoint
ALTER TABLE "request_log" ADD PRIMARY KEY ("partner_id", "id", "at");
--> statement-breakpoint
DROP INDEX "request_log_partner";
