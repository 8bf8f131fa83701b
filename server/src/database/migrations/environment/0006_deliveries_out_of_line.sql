DROP INDEX "deliveries_age";
--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "body" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "deliveries" SET (toast_tuple_target = 256);
