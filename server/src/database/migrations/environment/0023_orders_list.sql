CREATE INDEX IF NOT EXISTS "orders_status" ON "orders" USING btree ("partner_id","status","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_city" ON "orders" USING btree ("partner_id",left("recipient" ->> 'district_code', 5),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_phone" ON "orders" USING btree ("partner_id",("recipient" ->> 'phone'),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_number" ON "orders" USING btree ("partner_id","partner_order_id" text_pattern_ops);