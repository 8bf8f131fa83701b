ALTER TABLE "accounts"."partners" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "accounts"."partners" ADD COLUMN "production_refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."partners" ADD COLUMN "production_refused_reason" text;--> statement-breakpoint
ALTER TABLE "accounts"."partners" ADD COLUMN "development_rate_limit" integer;--> statement-breakpoint
ALTER TABLE "accounts"."partners" ADD COLUMN "production_rate_limit" integer;