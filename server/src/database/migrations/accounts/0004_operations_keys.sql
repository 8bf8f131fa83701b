CREATE TABLE "accounts"."operations_answers" (
	"key_id" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operations_answers_key_id_key_hash_pk" PRIMARY KEY("key_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts"."operations_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"environment" text NOT NULL,
	"scopes" text[] NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"allowed_ips" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "operations_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts"."operations_answers" ADD CONSTRAINT "operations_answers_key_id_operations_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "accounts"."operations_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operations_answers_age" ON "accounts"."operations_answers" USING btree ("created_at");