CREATE TABLE "order_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"external_id" text,
	"order_id" text,
	"partner_id" text,
	"report" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"status" text,
	"sequence" integer,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier_awb" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_url" text;--> statement-breakpoint
CREATE INDEX "order_reports_external_id" ON "order_reports" USING btree ("external_id","id");--> statement-breakpoint
CREATE INDEX "order_reports_order" ON "order_reports" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_reports_age" ON "order_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_courier_awb" ON "orders" USING btree ("courier_awb") WHERE "orders"."courier_awb" is not null;