CREATE TABLE "sandbox_reservations" (
	"partner_id" text NOT NULL,
	"product_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"reserved" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_reservations_partner_id_product_id_warehouse_id_pk" PRIMARY KEY("partner_id","product_id","warehouse_id")
);
--> statement-breakpoint
ALTER TABLE "stock" DROP CONSTRAINT "stock_reserved";--> statement-breakpoint
-- Nothing of an order is deleted by deleting something else. The constraints before have checked every row that is there.
ALTER TABLE "products" DROP CONSTRAINT "products_partner_id_partners_id_fk";
--> statement-breakpoint
ALTER TABLE "stock" DROP CONSTRAINT "stock_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "stock" DROP CONSTRAINT "stock_warehouse_id_warehouses_id_fk";
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_partner_id_partners_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_partner_id_partners_id_fk";
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_partner_id_partners_id_fk";
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "as_of" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_reservations" ADD CONSTRAINT "sandbox_reservations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "warehouses"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE restrict ON UPDATE no action NOT VALID;