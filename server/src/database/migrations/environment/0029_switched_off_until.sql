ALTER TABLE "couriers" ADD COLUMN "off_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "off_reason" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "off_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "off_reason" text;