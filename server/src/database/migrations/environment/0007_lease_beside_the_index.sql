ALTER TABLE "deliveries" ADD COLUMN "leased_until" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "deliveries" SET "leased_until" = "due_at" WHERE "leased";
--> statement-breakpoint
-- contract: no release has run with it
ALTER TABLE "deliveries" DROP COLUMN "leased";
--> statement-breakpoint
ALTER TABLE "deliveries" SET (fillfactor = 50);
