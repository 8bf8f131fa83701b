-- Nullable: a process of the version before goes on writing rows without it.
ALTER TABLE "request_log" ADD COLUMN "from_assistant" boolean;
