CREATE TABLE "accounts"."master_key_fingerprints" (
	"id" text PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
