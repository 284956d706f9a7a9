CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"webp" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_paise" bigint NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"cgst_paise" bigint DEFAULT 0 NOT NULL,
	"sgst_paise" bigint DEFAULT 0 NOT NULL,
	"igst_paise" bigint DEFAULT 0 NOT NULL,
	"place_of_supply" text,
	"seller" jsonb,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"credit_paise" bigint NOT NULL,
	"replaces_id" uuid,
	"gateway" text NOT NULL,
	"gateway_order_id" text,
	"payment_id" text,
	"status" text DEFAULT 'created' NOT NULL,
	"consent_version" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"buyer_state" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_gateway_order_id_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "orders_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"gateway_event_id" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_order_id" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_gateway_event_id_unique" UNIQUE("gateway_event_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"gateway_refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "refunds_gateway_refund_id_unique" UNIQUE("gateway_refund_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"auto_renew" boolean DEFAULT true NOT NULL,
	"next_plan" text NOT NULL,
	"next_period" text NOT NULL,
	"value_paise" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "consent_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"action" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "external_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"uses_pkce" boolean NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "external_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phone" text,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"is_social" boolean DEFAULT false NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"status" integer DEFAULT 3 NOT NULL,
	"standard" text,
	"dashboard" jsonb,
	"description" text DEFAULT '' NOT NULL,
	"avatar_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"holder_hash" text,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose_target_pk" PRIMARY KEY("purpose","target")
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"device_type" integer NOT NULL,
	"return_to" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bearer_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"address" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"why" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"replaced_id" uuid,
	"device_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"token_issued_at" timestamp with time zone NOT NULL,
	"privileges" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "sessions_id_unique" UNIQUE("id"),
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_previous_token_hash_unique" UNIQUE("previous_token_hash")
);
--> statement-breakpoint
CREATE TABLE "call_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"username" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alias" uuid,
	"caller_id" uuid NOT NULL,
	"callee_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"media" text NOT NULL,
	"reason" text,
	"held" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" uuid NOT NULL,
	"text" text NOT NULL,
	"reply_to" bigint,
	"thread" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consultation_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"isin" text,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"may_publish" boolean,
	"decided_at" timestamp with time zone,
	"sheet_isin" text,
	"booked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opened_by" uuid NOT NULL,
	"title" text NOT NULL,
	"is_closed" boolean NOT NULL,
	"held" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisor_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shareholdings" (
	"isin" text NOT NULL,
	"total_shares" bigint,
	"promoter_share" numeric(8, 6) NOT NULL,
	"public_share" numeric(8, 6) NOT NULL,
	"pledged_share" numeric(8, 6),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "shareholdings_isin_as_of_pk" PRIMARY KEY("isin","as_of")
);
--> statement-breakpoint
CREATE TABLE "symbol_changes" (
	"isin" text NOT NULL,
	"former" text NOT NULL,
	"current" text NOT NULL,
	"name" text,
	"day" date NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "symbol_changes_former_day_pk" PRIMARY KEY("former","day")
);
--> statement-breakpoint
CREATE TABLE "corporate_actions" (
	"isin" text NOT NULL,
	"ex_date" date NOT NULL,
	"subject" text NOT NULL,
	"part" integer NOT NULL,
	"kind" text NOT NULL,
	"record_date" date,
	"price_factor" numeric(20, 12),
	"dividend_rupees" numeric(14, 4),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "corporate_actions_isin_ex_date_subject_part_pk" PRIMARY KEY("isin","ex_date","subject","part")
);
--> statement-breakpoint
CREATE TABLE "business_facts" (
	"isin" text NOT NULL,
	"activity" text NOT NULL,
	"share_of_revenue" numeric(7, 6),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "business_facts_isin_activity_pk" PRIMARY KEY("isin","activity")
);
--> statement-breakpoint
CREATE TABLE "class_changes" (
	"isin" text NOT NULL,
	"day" date NOT NULL,
	"former" text NOT NULL,
	"current" text NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "class_changes_isin_day_pk" PRIMARY KEY("isin","day")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"feed" text NOT NULL,
	"population" text NOT NULL,
	"document" text NOT NULL,
	"file_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"read" integer NOT NULL,
	"stored" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"isin" text NOT NULL,
	"symbol" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"nature" text NOT NULL,
	"taxonomy" text NOT NULL,
	"is_integrated" boolean,
	"detail" text NOT NULL,
	"is_summary" boolean,
	"audited" boolean,
	"amounts" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"operating_cash_flow_rupees" bigint,
	"basic_eps_rupees" numeric(14, 4),
	"face_value_rupees" numeric(14, 4),
	"trade_payables_current_rupees" bigint,
	"current_tax_liabilities_rupees" bigint,
	"file_sha256" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_caps" (
	"isin" text NOT NULL,
	"window_months" integer NOT NULL,
	"value_rupees" bigint NOT NULL,
	"size_class" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "market_caps_isin_window_months_as_of_pk" PRIMARY KEY("isin","window_months","as_of")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"isin" text NOT NULL,
	"exchange" text NOT NULL,
	"day" date NOT NULL,
	"series" text,
	"open" numeric(16, 4) NOT NULL,
	"high" numeric(16, 4) NOT NULL,
	"low" numeric(16, 4) NOT NULL,
	"close" numeric(16, 4) NOT NULL,
	"previous_close" numeric(16, 4),
	"volume" bigint NOT NULL,
	"turnover_rupees" numeric(20, 2),
	"source" text DEFAULT 'bhavcopy' NOT NULL,
	"document" text,
	"content_hash" text NOT NULL,
	CONSTRAINT "prices_isin_exchange_day_pk" PRIMARY KEY("isin","exchange","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "replaced_filings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"isin" text NOT NULL,
	"symbol" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"nature" text NOT NULL,
	"taxonomy" text NOT NULL,
	"is_integrated" boolean,
	"detail" text NOT NULL,
	"is_summary" boolean,
	"audited" boolean,
	"amounts" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"operating_cash_flow_rupees" bigint,
	"basic_eps_rupees" numeric(14, 4),
	"face_value_rupees" numeric(14, 4),
	"trade_payables_current_rupees" bigint,
	"current_tax_liabilities_rupees" bigint,
	"file_sha256" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "securities" (
	"isin" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"bse_code" text,
	"name" text NOT NULL,
	"series" text,
	"listed_on" date,
	"face_value" numeric(14, 4),
	"sector" text,
	"industry" text,
	"industry_group" text,
	"industry_subgroup" text,
	"class_document" text,
	"class_as_of" date,
	"nse_hash" text,
	"bse_hash" text,
	"source" text NOT NULL,
	"as_of" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_fetches" (
	"source" text PRIMARY KEY NOT NULL,
	"next_try_at" timestamp with time zone,
	"last_tried_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"note" text,
	"last_day" date,
	"marked_address" text,
	"etag" text,
	"last_modified" text,
	"last_hash" text,
	"late_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_request_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_failure" text,
	"quota_day" date,
	"requests" integer DEFAULT 0 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_backfill_companies" (
	"backfill_id" uuid NOT NULL,
	"isin" text NOT NULL,
	"symbol" text NOT NULL,
	"bse_code" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "filing_backfill_companies_backfill_id_isin_pk" PRIMARY KEY("backfill_id","isin")
);
--> statement-breakpoint
CREATE TABLE "filing_backfills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"since" date NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_filings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_filings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"exchange" text NOT NULL,
	"company" text,
	"company_name" text NOT NULL,
	"isin" text,
	"period_end" date,
	"nature" text,
	"is_revision" boolean DEFAULT false NOT NULL,
	"sequence" text,
	"filed_at" timestamp with time zone,
	"address" text,
	"host" text,
	"found_in" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"priority" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"reason" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "known_filings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "fund_holdings" (
	"scheme_code" text NOT NULL,
	"holding" text NOT NULL,
	"isin" text,
	"name" text NOT NULL,
	"industry" text,
	"quantity" numeric(20, 3),
	"market_value_rupees" bigint,
	"share" numeric(10, 8) NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "fund_holdings_scheme_code_as_of_holding_pk" PRIMARY KEY("scheme_code","as_of","holding")
);
--> statement-breakpoint
CREATE TABLE "fund_navs" (
	"scheme_code" text NOT NULL,
	"day" date NOT NULL,
	"nav_rupees" numeric(18, 6) NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "fund_navs_scheme_code_day_pk" PRIMARY KEY("scheme_code","day")
);
--> statement-breakpoint
CREATE TABLE "funds" (
	"scheme_code" text PRIMARY KEY NOT NULL,
	"isin" text,
	"isin_reinvestment" text,
	"name" text NOT NULL,
	"category" text,
	"structure" text,
	"house" text,
	"plan" text,
	"option" text,
	"ethics_remark" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fx_rates" (
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "fx_rates_base_quote_day_pk" PRIMARY KEY("base","quote","day")
);
--> statement-breakpoint
CREATE TABLE "facts_to_judge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_to_judge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"what" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "index_closes" (
	"index_key" text NOT NULL,
	"day" date NOT NULL,
	"open" numeric(16, 4),
	"high" numeric(16, 4),
	"low" numeric(16, 4),
	"close" numeric(16, 4) NOT NULL,
	"price_to_earnings" numeric(16, 4),
	"price_to_book" numeric(16, 4),
	"dividend_yield_percent" numeric(16, 4),
	"volume" numeric(20, 0),
	"turnover_crore" numeric(16, 2),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "index_closes_index_key_day_pk" PRIMARY KEY("index_key","day")
);
--> statement-breakpoint
CREATE TABLE "index_members" (
	"index_key" text NOT NULL,
	"isin" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"weight" numeric(10, 8),
	"weight_basis" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL,
	CONSTRAINT "index_members_index_key_isin_from_day_pk" PRIMARY KEY("index_key","isin","from_day")
);
--> statement-breakpoint
CREATE TABLE "market_indices" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"members_as_of" date
);
--> statement-breakpoint
CREATE TABLE "ipos" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"symbol" text,
	"isin" text,
	"segment" text,
	"opens_on" date,
	"closes_on" date,
	"lists_on" date,
	"price_low" numeric(14, 4),
	"price_high" numeric(14, 4),
	"issue_price" numeric(14, 4),
	"list_price" numeric(14, 4),
	"lot_size" integer,
	"issue_size_rupees" bigint,
	"subscribed_times" numeric(12, 4),
	"status" text,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metal_prices" (
	"metal" text NOT NULL,
	"day" date NOT NULL,
	"rupees_per_gram" numeric(12, 2) NOT NULL,
	"note" text NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"published_on" date,
	CONSTRAINT "metal_prices_metal_day_pk" PRIMARY KEY("metal","day")
);
--> statement-breakpoint
CREATE TABLE "metal_world_prices" (
	"metal" text NOT NULL,
	"day" date NOT NULL,
	"period" text NOT NULL,
	"dollars_per_troy_ounce" numeric(14, 4) NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "metal_world_prices_metal_period_day_pk" PRIMARY KEY("metal","period","day")
);
--> statement-breakpoint
CREATE TABLE "business_fact_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_fact_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"activity" text NOT NULL,
	"share_of_revenue" numeric(7, 6),
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"as_of" date NOT NULL,
	"published_on" date,
	"recorded_by_id" uuid NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_name" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"advisor_id" uuid NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standard_editions" (
	"standard" text NOT NULL,
	"edition" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	"published_for" text,
	CONSTRAINT "standard_editions_standard_edition_pk" PRIMARY KEY("standard","edition")
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"standard" text NOT NULL,
	"from_status" smallint NOT NULL,
	"to_status" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verdict_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"isin" text NOT NULL,
	"standard" text NOT NULL,
	"action" text NOT NULL,
	"status" smallint NOT NULL,
	"reason" text NOT NULL,
	"advisor_id" uuid NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"lifted_by" text,
	"lifted_by_id" uuid,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"isin" text NOT NULL,
	"standard" text NOT NULL,
	"edition" text NOT NULL,
	"status" smallint NOT NULL,
	"grade" text,
	"accounts_to" date,
	"facts_as_of" date,
	"verdict" jsonb NOT NULL,
	"receipt" text NOT NULL,
	"inputs" jsonb,
	"override_id" uuid,
	"cause" text NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"kind" text NOT NULL,
	"isins" text[] NOT NULL,
	"since" date,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_ratios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_screens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"standard" text NOT NULL,
	"columns" text[] NOT NULL,
	"sort" text NOT NULL,
	"order" text NOT NULL,
	"followed_at" timestamp with time zone,
	"min_matches" integer DEFAULT 1 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"found" text[],
	"found_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screen_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screen_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"screen_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date NOT NULL,
	"joined" text[] NOT NULL,
	"left_isins" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_pictures" (
	"version" text PRIMARY KEY NOT NULL,
	"webp" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"status_change_id" bigint,
	"is_owned" boolean DEFAULT false NOT NULL,
	"question_id" uuid,
	"screen_change_id" bigint,
	"content" jsonb,
	"key" text,
	"actor_id" uuid,
	"kind" text GENERATED ALWAYS AS (case
      when status_change_id is not null then 'verdict' when question_id is not null then 'answer'
      when screen_change_id is not null then 'screen' else content ->> 'kind' end) STORED NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone,
	"visited_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "alerts_one_subject" CHECK (num_nonnulls("alerts"."status_change_id", "alerts"."question_id", "alerts"."screen_change_id", "alerts"."content") = 1)
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"image" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"isin" text NOT NULL,
	"direction" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scanner_hits" (
	"scanner_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "scanner_hits_scanner_id_fingerprint_pk" PRIMARY KEY("scanner_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "scanners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "scanners_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "alert_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "alert_choices_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "alert_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"alert_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"target_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_timings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" text DEFAULT 'at-once' NOT NULL,
	"daily_at" integer DEFAULT 480 NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"unsubscribe_token" text NOT NULL,
	CONSTRAINT "alert_timings_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "alert_webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"last_failure" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portfolio_entries" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"isin" text NOT NULL,
	"day" date NOT NULL,
	"quantity" integer NOT NULL,
	"amount_paise" bigint,
	"charges_paise" bigint NOT NULL,
	"source" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portfolio_entries_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "purification_ledger_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"isin" text,
	"name" text NOT NULL,
	"year_to" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"counts_on" date NOT NULL,
	"method" text,
	"standard" text,
	"working" jsonb NOT NULL,
	"to_whom" text NOT NULL,
	"note" text NOT NULL,
	"reverses" uuid,
	"request_id" uuid,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlist_stocks" (
	"watchlist_id" uuid NOT NULL,
	"isin" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"target_rupees" numeric(12, 2),
	"target_day" date,
	CONSTRAINT "watchlist_stocks_watchlist_id_isin_pk" PRIMARY KEY("watchlist_id","isin")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"columns" text[],
	"link_hash" text,
	"linked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "zakat_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text,
	"version" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zakat_reminders" (
	"user_id" uuid NOT NULL,
	"remind_on" date NOT NULL,
	"remind_year" text NOT NULL,
	CONSTRAINT "zakat_reminders_user_id_remind_on_remind_year_pk" PRIMARY KEY("user_id","remind_on","remind_year")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"actor" uuid,
	"event" text NOT NULL,
	"address" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"unsubscribe" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "module_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "module_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"module_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor" uuid,
	"from" text,
	"to" text,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_named_people" (
	"module_id" text NOT NULL,
	"list" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "module_named_people_module_id_list_user_id_pk" PRIMARY KEY("module_id","list","user_id")
);
--> statement-breakpoint
CREATE TABLE "module_outcomes" (
	"module_id" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"up_to_ms" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "module_outcomes_module_id_version_at_outcome_up_to_ms_pk" PRIMARY KEY("module_id","version","at","outcome","up_to_ms")
);
--> statement-breakpoint
CREATE TABLE "module_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"versions" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_registry" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_support_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"versions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_uploads" (
	"stored_at" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_versions" (
	"module_id" text NOT NULL,
	"version" text NOT NULL,
	"release" jsonb NOT NULL,
	"manifest_integrity" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"stored_at" text,
	"entry_gzip_bytes" integer,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	"stable_at" timestamp with time zone,
	CONSTRAINT "module_versions_module_id_version_pk" PRIMARY KEY("module_id","version")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" text NOT NULL,
	"audience" jsonb DEFAULT '{"plans":[],"roles":[]}'::jsonb NOT NULL,
	"canary_version" text,
	"canary_percent" real DEFAULT 0 NOT NULL,
	"canary_audience" jsonb DEFAULT '{"plans":[],"roles":[]}'::jsonb NOT NULL,
	"canary_started_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD CONSTRAINT "ended_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_blocks" ADD CONSTRAINT "call_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_blocks" ADD CONSTRAINT "call_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_messages" ADD CONSTRAINT "call_messages_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_messages" ADD CONSTRAINT "call_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_id_users_id_fk" FOREIGN KEY ("callee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_thread" FOREIGN KEY ("thread") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_slots" ADD CONSTRAINT "consultation_slots_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_wishes" ADD CONSTRAINT "consultation_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_slot_id_consultation_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."consultation_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_room_id_group_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."group_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_rooms" ADD CONSTRAINT "group_rooms_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_questions" ADD CONSTRAINT "advisor_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_questions" ADD CONSTRAINT "advisor_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_backfill_companies" ADD CONSTRAINT "filing_backfill_companies_backfill_id_filing_backfills_id_fk" FOREIGN KEY ("backfill_id") REFERENCES "public"."filing_backfills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_ratios" ADD CONSTRAINT "custom_ratios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_screens" ADD CONSTRAINT "saved_screens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_changes" ADD CONSTRAINT "screen_changes_screen_id_saved_screens_id_fk" FOREIGN KEY ("screen_id") REFERENCES "public"."saved_screens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_status_change_id_status_changes_id_fk" FOREIGN KEY ("status_change_id") REFERENCES "public"."status_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_question_id_advisor_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."advisor_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_screen_change_id_screen_changes_id_fk" FOREIGN KEY ("screen_change_id") REFERENCES "public"."screen_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scanner_hits" ADD CONSTRAINT "scanner_hits_scanner_id_scanners_id_fk" FOREIGN KEY ("scanner_id") REFERENCES "public"."scanners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choices" ADD CONSTRAINT "alert_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_timings" ADD CONSTRAINT "alert_timings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_webhooks" ADD CONSTRAINT "alert_webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_entries" ADD CONSTRAINT "portfolio_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purification_ledger_lines" ADD CONSTRAINT "purification_ledger_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_stocks" ADD CONSTRAINT "watchlist_stocks_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlists" ADD CONSTRAINT "watchlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zakat_accounts" ADD CONSTRAINT "zakat_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zakat_reminders" ADD CONSTRAINT "zakat_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_named_people" ADD CONSTRAINT "module_named_people_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_named_people" ADD CONSTRAINT "module_named_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_overrides" ADD CONSTRAINT "module_overrides_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_versions" ADD CONSTRAINT "module_versions_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_versions" ADD CONSTRAINT "module_versions_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_user" ON "billing_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("user_id") WHERE "orders"."status" = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_bought_nothing" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" = 'bought-nothing';--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_open" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" in ('active', 'grace');--> statement-breakpoint
CREATE INDEX "subscriptions_end" ON "subscriptions" USING btree ("status","ends_at");--> statement-breakpoint
CREATE INDEX "consent_events_newest" ON "consent_events" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE INDEX "external_attempts_expiry" ON "external_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "external_identities_user" ON "external_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_links_user" ON "one_time_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_links_expiry" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_age" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expiry" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bearer_tokens_session" ON "bearer_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "bearer_tokens_expiry" ON "bearer_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ended_sessions_user" ON "ended_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ended_sessions_age" ON "ended_sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_blocks_pair" ON "call_blocks" USING btree ("user_id","blocked_id");--> statement-breakpoint
CREATE INDEX "call_blocks_of_blocked" ON "call_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "call_messages_of_call" ON "call_messages" USING btree ("call_id","sent_at");--> statement-breakpoint
CREATE INDEX "call_messages_of_author" ON "call_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_alias" ON "calls" USING btree ("alias");--> statement-breakpoint
CREATE INDEX "calls_of_caller" ON "calls" USING btree ("caller_id","placed_at");--> statement-breakpoint
CREATE INDEX "calls_of_callee" ON "calls" USING btree ("callee_id","placed_at");--> statement-breakpoint
CREATE INDEX "calls_going_on" ON "calls" USING btree ("phase") WHERE "calls"."phase" <> 'ended';--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts" USING btree ("author");--> statement-breakpoint
CREATE INDEX "posts_of_thread" ON "posts" USING btree ("thread","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_slots_of_advisor" ON "consultation_slots" USING btree ("advisor_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_one_per_slot" ON "consultations" USING btree ("slot_id") WHERE "consultations"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "consultations_of_asker" ON "consultations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consultations_of_stock" ON "consultations" USING btree ("isin") WHERE "consultations"."may_publish";--> statement-breakpoint
CREATE INDEX "group_messages_of_room" ON "group_messages" USING btree ("room_id","at");--> statement-breakpoint
CREATE INDEX "group_messages_of_person" ON "group_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_rooms_opened_by" ON "group_rooms" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "group_rooms_open" ON "group_rooms" USING btree ("is_closed") WHERE not "group_rooms"."is_closed";--> statement-breakpoint
CREATE INDEX "advisor_questions_of_person" ON "advisor_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "advisor_questions_by_answerer" ON "advisor_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "advisor_questions_waiting" ON "advisor_questions" USING btree ("asked_at") WHERE "advisor_questions"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "filings_period" ON "filings" USING btree ("isin","period_end","nature");--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_filings_document" ON "replaced_filings" USING btree ("isin","period_end","nature","document");--> statement-breakpoint
CREATE INDEX "securities_symbol" ON "securities" USING btree ("symbol");--> statement-breakpoint
CREATE INDEX "filing_backfill_queue" ON "filing_backfill_companies" USING btree ("backfill_id","state","next_try_at");--> statement-breakpoint
CREATE INDEX "known_filings_queue" ON "known_filings" USING btree ("host","state","priority","next_try_at");--> statement-breakpoint
CREATE INDEX "known_filings_of_company" ON "known_filings" USING btree ("isin","period_end");--> statement-breakpoint
CREATE INDEX "known_filings_states" ON "known_filings" USING btree ("state","finished_at");--> statement-breakpoint
CREATE INDEX "fund_holdings_isin" ON "fund_holdings" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "funds_isin" ON "funds" USING btree ("isin");--> statement-breakpoint
CREATE UNIQUE INDEX "facts_to_judge_once" ON "facts_to_judge" USING btree ("isin","document");--> statement-breakpoint
CREATE INDEX "index_members_isin" ON "index_members" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "ipos_isin" ON "ipos" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "ipos_opens_on" ON "ipos" USING btree ("opens_on");--> statement-breakpoint
CREATE INDEX "business_fact_records_of_stock" ON "business_fact_records" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "class_answers_of_class" ON "class_answers" USING btree ("class_name","id");--> statement-breakpoint
CREATE INDEX "status_changes_of_stock" ON "status_changes" USING btree ("isin","id");--> statement-breakpoint
CREATE INDEX "verdict_overrides_of_stock" ON "verdict_overrides" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "verdicts_of_stock" ON "verdicts" USING btree ("isin","standard","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verdicts_one_current" ON "verdicts" USING btree ("isin","standard") WHERE "verdicts"."current";--> statement-breakpoint
CREATE INDEX "market_changes_transaction" ON "market_changes" USING btree ("transaction");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_ratios_name" ON "custom_ratios" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_screens_name" ON "saved_screens" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "screen_changes_of_screen" ON "screen_changes" USING btree ("screen_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("user_id","status_change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_answer_once" ON "alerts" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_screen_change_once" ON "alerts" USING btree ("screen_change_id");--> statement-breakpoint
CREATE INDEX "alerts_standing" ON "alerts" USING btree ("user_id","id") WHERE "alerts"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_of_status_change" ON "alerts" USING btree ("status_change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_content_once" ON "alerts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "alerts_of_actor" ON "alerts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "alerts_unqueued" ON "alerts" USING btree ("id") WHERE "alerts"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_transaction" ON "alerts" USING btree ("transaction");--> statement-breakpoint
CREATE UNIQUE INDEX "price_alerts_once" ON "price_alerts" USING btree ("user_id","isin","direction","price") WHERE "price_alerts"."reached_at" is null and "price_alerts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "price_alerts_of_user" ON "price_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_deliveries_once" ON "alert_deliveries" USING btree ("alert_id","channel","target_id");--> statement-breakpoint
CREATE INDEX "alert_deliveries_waiting" ON "alert_deliveries" USING btree ("user_id","channel") WHERE "alert_deliveries"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "alert_deliveries_due" ON "alert_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "alert_webhooks_of_user" ON "alert_webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "portfolio_entries_of_issuer" ON "portfolio_entries" USING btree (left("isin", 9),"user_id");--> statement-breakpoint
CREATE INDEX "purification_ledger_lines_of_user" ON "purification_ledger_lines" USING btree ("user_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purification_ledger_lines_reversed_once" ON "purification_ledger_lines" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "watchlist_stocks_by_isin" ON "watchlist_stocks" USING btree ("isin");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlists_title" ON "watchlists" USING btree ("user_id",lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "watchlists_link" ON "watchlists" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "zakat_reminders_by_day" ON "zakat_reminders" USING btree ("remind_on");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_age" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "messages_queued" ON "messages" USING btree ("channel") WHERE "messages"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "module_changes_module" ON "module_changes" USING btree ("module_id","id");--> statement-breakpoint
CREATE INDEX "module_outcomes_age" ON "module_outcomes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
-- What the tables of `schema/` do not say: partitions, and triggers with their functions. `drizzle-kit generate` does not know them.
-- Prices: a partition per year in a schema of their own, and one for all other years, so that a price of any day can be stored.
CREATE SCHEMA "partitions";--> statement-breakpoint
DO $$
BEGIN
  FOR year IN 2015..2035 LOOP
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF prices FOR VALUES FROM (%L) TO (%L)',
      'prices_' || year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
  END LOOP;
END $$;--> statement-breakpoint
CREATE TABLE partitions."prices_other_years" PARTITION OF "prices" DEFAULT;--> statement-breakpoint
-- Rows that are added and never changed.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% keeps what happened: rows are added, never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "billing_events_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "billing_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "module_changes_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "module_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "purification_ledger_lines_stay" BEFORE UPDATE OR TRUNCATE ON "purification_ledger_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE UPDATE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_stays_a_year" BEFORE DELETE ON "audit_log"
  FOR EACH ROW WHEN (OLD."at" > now() - interval '365 days') EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "consent_events_stay" BEFORE UPDATE OR TRUNCATE ON "consent_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_while_person_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
    RAISE EXCEPTION '% keeps what a person said for as long as there is the person', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "consent_events_stay_with_their_person" BEFORE DELETE ON "consent_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_while_person_stays"();--> statement-breakpoint
-- Every change of the market is a row of `market_changes`, and a notification of PostgreSQL to every server.
CREATE FUNCTION "note_market_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
  first_day date;
BEGIN
  IF TG_TABLE_NAME = 'ipos' THEN
    touched := ARRAY[]::text[];
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT isin) INTO touched FROM new_rows;
    IF TG_TABLE_NAME = 'prices' THEN
      SELECT min(day) INTO first_day FROM new_rows;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT isin) INTO touched FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT isin) INTO touched FROM (SELECT isin FROM new_rows UNION SELECT isin FROM old_rows) AS both_rows;
  END IF;
  IF touched IS NOT NULL THEN
    INSERT INTO market_changes (kind, isins, since) VALUES (TG_TABLE_NAME, touched, first_day);
    PERFORM pg_notify('market_changed', '');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['securities', 'filings', 'market_caps', 'prices', 'corporate_actions', 'verdicts', 'ipos', 'shareholdings', 'symbol_changes'] LOOP
    EXECUTE format('CREATE TRIGGER market_change_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
    EXECUTE format('CREATE TRIGGER market_change_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
    EXECUTE format('CREATE TRIGGER market_change_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_market_change()', name);
  END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_list_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO market_changes (kind, isins) VALUES (TG_TABLE_NAME, ARRAY[]::text[]);
  PERFORM pg_notify('market_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['feed_runs', 'market_indices', 'index_closes', 'index_members', 'funds', 'fund_navs', 'fund_holdings'] LOOP
    EXECUTE format('CREATE TRIGGER list_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_list_change()', name);
  END LOOP;
END $$;
