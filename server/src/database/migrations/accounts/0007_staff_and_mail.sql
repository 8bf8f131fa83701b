CREATE TABLE "accounts"."staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "accounts"."mails" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient_kind" text NOT NULL,
	"recipient_id" text NOT NULL,
	"recipient" text,
	"language" text NOT NULL,
	"data" jsonb,
	"once" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "accounts"."seen_devices" (
	"partner_id" text NOT NULL,
	"device" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts"."partners" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "mails_due" ON "accounts"."mails" USING btree ("due_at") WHERE "accounts"."mails"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "accounts"."mails" USING btree ("recipient_kind","recipient_id","template","once");--> statement-breakpoint
CREATE INDEX "mails_ended" ON "accounts"."mails" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seen_devices_device" ON "accounts"."seen_devices" USING btree ("partner_id","device");