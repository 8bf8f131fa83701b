CREATE TABLE "request_log_omitted" (
	"partner_id" text NOT NULL,
	"second" timestamp (0) with time zone NOT NULL,
	"reads" integer NOT NULL,
	PRIMARY KEY ("partner_id", "second")
);
