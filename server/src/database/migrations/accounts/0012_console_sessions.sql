CREATE TABLE "accounts"."staff_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."staff_recovery_codes" (
	"staff_id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts"."staff_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"browser" "bytea" NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts"."staff" ADD COLUMN "totp_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "accounts"."staff" ADD COLUMN "totp_added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."staff" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
ALTER TABLE "accounts"."staff" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."staff_challenges" ADD CONSTRAINT "staff_challenges_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "accounts"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "accounts"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "accounts"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "accounts"."staff_sessions" USING btree ("staff_id");