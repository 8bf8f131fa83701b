CREATE TABLE "accounts"."staff_answers" (
	"staff_id" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_answers_staff_id_key_hash_pk" PRIMARY KEY("staff_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts"."mails" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "accounts"."staff_answers" ADD CONSTRAINT "staff_answers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "accounts"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_answers_age" ON "accounts"."staff_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_order" ON "accounts"."mails" USING btree ("order_id") WHERE "accounts"."mails"."order_id" is not null;