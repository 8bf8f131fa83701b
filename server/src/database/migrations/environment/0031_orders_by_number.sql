-- Made by hand beforehand where orders are many: create index concurrently.
CREATE INDEX IF NOT EXISTS "orders_number" ON "orders" USING hash ("partner_order_id");
