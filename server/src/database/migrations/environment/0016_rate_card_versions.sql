CREATE TABLE "contract_prices" (
	"partner_id" text NOT NULL,
	"courier_code" text NOT NULL,
	"service_code" text NOT NULL,
	"discount_bp" integer NOT NULL,
	CONSTRAINT "contract_prices_partner_id_courier_code_service_code_pk" PRIMARY KEY("partner_id","courier_code","service_code"),
	CONSTRAINT "contract_prices_discount" CHECK ("contract_prices"."discount_bp" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "rate_card_versions" (
	"card" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"partner_id" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"lines" integer,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "is_active" boolean DEFAULT true;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_active" boolean DEFAULT true;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_terms" jsonb;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_card_versions" ADD CONSTRAINT "rate_card_versions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "accounts"."partners"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The card that was in force when cards became versions.
INSERT INTO "rate_card_versions" ("card", "name", "valid_from", "imported_at")
SELECT "rate_card", 'Card ' || "rate_card", '2000-01-01', 'epoch' FROM "catalogue_state" WHERE "rate_card" > 0;
--> statement-breakpoint
-- A card's lines are never deleted. The version before this one tries to after an import; it is told that none are left.
CREATE FUNCTION "keep_rate_lines"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "rate_lines_stay" BEFORE DELETE ON "rate_cards" FOR EACH ROW EXECUTE FUNCTION "keep_rate_lines"();
