CREATE TABLE "accounts"."recovery_codes" (
	"member_id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts"."sign_in_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"remember" boolean NOT NULL,
	"attempts" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts"."partners" ADD COLUMN "second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."members" ADD COLUMN "totp_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "accounts"."members" ADD COLUMN "totp_added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts"."members" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
ALTER TABLE "accounts"."recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "accounts"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "accounts"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry" ON "accounts"."sign_in_challenges" USING btree ("expires_at");