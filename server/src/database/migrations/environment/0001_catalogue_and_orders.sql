CREATE SEQUENCE "awb_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"rate_card" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"weight_g" integer NOT NULL,
	"length_cm" integer NOT NULL,
	"width_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "products_sku" UNIQUE NULLS NOT DISTINCT("partner_id","sku")
);
--> statement-breakpoint
CREATE TABLE "rate_cards" (
	"card" bigint NOT NULL,
	"origin_city_code" text NOT NULL,
	"destination_district_code" text NOT NULL,
	"courier_code" text NOT NULL,
	"service_code" text NOT NULL,
	"price_first_kg" integer NOT NULL,
	"price_next_kg" integer NOT NULL,
	"min_weight_kg" integer NOT NULL,
	"volumetric_divisor" integer NOT NULL,
	"etd_min_days" smallint NOT NULL,
	"etd_max_days" smallint NOT NULL,
	"cod_available" boolean NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "rate_cards_card_origin_city_code_courier_code_service_code_destination_district_code_pk" PRIMARY KEY("card","origin_city_code","courier_code","service_code","destination_district_code")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"courier_code" text NOT NULL,
	"service_code" text NOT NULL,
	"name" text NOT NULL,
	"cod" boolean NOT NULL,
	"insurance" boolean NOT NULL,
	"pickup" boolean NOT NULL,
	"dropoff" boolean NOT NULL,
	"volumetric_divisor" integer NOT NULL,
	"rounding_tolerance_g" integer NOT NULL,
	"min_weight_kg" integer NOT NULL,
	"max_weight_kg" integer NOT NULL,
	"max_cod" integer NOT NULL,
	"max_insured_value" integer NOT NULL,
	"insurance_bp" integer NOT NULL,
	"insurance_admin_fee" integer NOT NULL,
	"cod_fee_bp" integer NOT NULL,
	"cod_fee_minimum" integer NOT NULL,
	"surcharge_bp" integer NOT NULL,
	"discount_bp" integer NOT NULL,
	"cut_off_time" text NOT NULL,
	"day_type" text NOT NULL,
	CONSTRAINT "services_courier_code_service_code_pk" PRIMARY KEY("courier_code","service_code")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_product_id_warehouse_id_pk" PRIMARY KEY("product_id","warehouse_id"),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"district_code" text NOT NULL,
	"postal_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"timezone" text NOT NULL,
	"cut_off_time" text NOT NULL,
	"operating_days" smallint[] NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "warehouses_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "customer_services" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"external_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_services_phone" UNIQUE("partner_id","phone"),
	CONSTRAINT "customer_services_external_id" UNIQUE("partner_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"partner_id" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_partner_id_key_hash_pk" PRIMARY KEY("partner_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"id" text NOT NULL,
	"partner_id" text NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"previous_status" text,
	"reason_code" text,
	"reason" text,
	"location" text,
	"note" text,
	"details" jsonb NOT NULL,
	"source" text NOT NULL,
	"external_id" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_sequence_pk" PRIMARY KEY("order_id","sequence"),
	CONSTRAINT "order_events_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"partner_order_id" text NOT NULL,
	"api_version" smallint NOT NULL,
	"status" text NOT NULL,
	"came_from" text,
	"sequence" integer NOT NULL,
	"delivery_attempts" integer DEFAULT 0 NOT NULL,
	"awb" text,
	"warehouse_id" text NOT NULL,
	"courier_code" text NOT NULL,
	"service_code" text NOT NULL,
	"quote_id" text,
	"payment_method" text NOT NULL,
	"cod_amount" integer NOT NULL,
	"insurance" boolean NOT NULL,
	"delivery_type" text NOT NULL,
	"pickup_schedule" jsonb,
	"recipient" jsonb NOT NULL,
	"dropship" jsonb,
	"cs_id" text,
	"items" jsonb NOT NULL,
	"note" text,
	"metadata" jsonb,
	"sorting_code" text NOT NULL,
	"weight" jsonb NOT NULL,
	"cost" jsonb NOT NULL,
	"cost_adjustment" jsonb,
	"sla" jsonb NOT NULL,
	"proof" jsonb,
	"holds_stock" boolean NOT NULL,
	"scenario" text,
	"next_step_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_awb" UNIQUE("awb"),
	CONSTRAINT "orders_partner_order_id" UNIQUE("partner_id","partner_order_id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limit_windows" (
	"partner_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "rate_limit_windows_partner_id_starts_at_pk" PRIMARY KEY("partner_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_courier_code_couriers_code_fk" FOREIGN KEY ("courier_code") REFERENCES "couriers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_services" ADD CONSTRAINT "customer_services_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cs_id_customer_services_id_fk" FOREIGN KEY ("cs_id") REFERENCES "customer_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_warehouse" ON "stock" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "idempotent_answers_age" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_external_id" ON "order_events" USING btree ("external_id") WHERE "order_events"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_partner" ON "orders" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "orders_customer_service" ON "orders" USING btree ("partner_id","cs_id") WHERE "orders"."cs_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_next_step" ON "orders" USING btree ("next_step_at") WHERE "orders"."next_step_at" is not null;