/** Why a table without an entry in `app.personalData` needs none. */
export const reasons = {
  facts: 'Published facts about companies, funds, indices and metals, and what follows from them.',
  work: 'Which official files were read, and which are to be read.',
  counters: 'Counts over all users, without their identities.',
  staffAlerts: 'What staff sent to everyone, and scanners elsewhere: who did what is in the audit log.',
  publications: 'What readers of an article see: who uploaded it is in the audit log.',
  serverKeys: 'Keys of the server itself.',
  events: 'Ids of the gateway: they lead to an order, which is retained without its buyer.',
  attempts: 'A sign-in of a browser whose user is not known yet; deleted after fifteen minutes.',
  tokens: 'Deleted with the session, of which the export has the row.',
  limits:
    'Counts under keyed hashes, which identify no user without the key; deleted when their window ends.',
  modules: 'What is built and offered; people in it are in tables of their own.',
} as const;

/**
 * Every table that the export and the erasure leave out, with its columns: a new column is classified by adding it here, or
 * to the personal data of its feature.
 */
export const notPersonal: Readonly<Record<string, { because: keyof typeof reasons; columns: string }>> = {
  status_changes: { because: 'facts', columns: 'id isin standard from_status to_status at cause' },
  business_facts: {
    because: 'facts',
    columns: 'isin activity share_of_revenue publisher document as_of published_on content_hash',
  },
  class_changes: { because: 'facts', columns: 'isin day former current document' },
  corporate_actions: {
    because: 'facts',
    columns:
      'isin ex_date subject part kind record_date price_factor dividend_rupees publisher document as_of published_on content_hash',
  },
  filings: {
    because: 'facts',
    columns:
      'id isin symbol period_start period_end nature taxonomy is_integrated detail is_summary audited amounts segments operating_cash_flow_rupees basic_eps_rupees face_value_rupees trade_payables_current_rupees current_tax_liabilities_rupees file_sha256 publisher document as_of published_on content_hash',
  },
  fund_holdings: {
    because: 'facts',
    columns:
      'scheme_code holding isin name industry quantity market_value_rupees share publisher document as_of published_on content_hash',
  },
  fund_navs: { because: 'facts', columns: 'scheme_code day nav_rupees document' },
  funds: {
    because: 'facts',
    columns:
      'scheme_code isin isin_reinvestment name category structure house plan option ethics_remark publisher document as_of published_on content_hash',
  },
  fx_rates: {
    because: 'facts',
    columns: 'base quote day rate publisher document as_of published_on content_hash',
  },
  index_closes: {
    because: 'facts',
    columns:
      'index_key day open high low close price_to_earnings price_to_book dividend_yield_percent volume turnover_crore publisher document as_of published_on content_hash',
  },
  index_members: {
    because: 'facts',
    columns:
      'index_key isin from_day until_day weight weight_basis publisher document as_of published_on content_hash',
  },
  ipos: {
    because: 'facts',
    columns:
      'key name symbol isin segment opens_on closes_on lists_on price_low price_high issue_price list_price lot_size issue_size_rupees subscribed_times status publisher document as_of published_on content_hash',
  },
  market_caps: {
    because: 'facts',
    columns: 'isin window_months value_rupees size_class publisher document as_of published_on content_hash',
  },
  market_changes: { because: 'facts', columns: 'id transaction kind isins since at' },
  market_indices: { because: 'facts', columns: 'key name members_as_of' },
  metal_prices: {
    because: 'facts',
    columns: 'metal day rupees_per_gram note publisher document published_on',
  },
  metal_world_prices: {
    because: 'facts',
    columns: 'metal day period dollars_per_troy_ounce publisher document',
  },
  prices: {
    because: 'facts',
    columns:
      'isin exchange day series open high low close previous_close volume turnover_rupees source document content_hash',
  },
  replaced_filings: {
    because: 'facts',
    columns:
      'id isin symbol period_start period_end nature taxonomy is_integrated detail is_summary audited amounts segments operating_cash_flow_rupees basic_eps_rupees face_value_rupees trade_payables_current_rupees current_tax_liabilities_rupees file_sha256 publisher document as_of published_on content_hash',
  },
  securities: {
    because: 'facts',
    columns:
      'isin symbol bse_code name series listed_on face_value sector industry industry_group industry_subgroup class_document class_as_of nse_hash bse_hash source as_of',
  },
  shareholdings: {
    because: 'facts',
    columns:
      'isin total_shares promoter_share public_share pledged_share publisher document as_of published_on content_hash',
  },
  symbol_changes: {
    because: 'facts',
    columns: 'isin former current name day publisher document as_of published_on content_hash',
  },
  verdicts: {
    because: 'facts',
    columns:
      'id isin standard edition status grade accounts_to facts_as_of verdict receipt inputs override_id cause current decided_at',
  },
  facts_to_judge: { because: 'work', columns: 'id isin document' },
  feed_fetches: {
    because: 'work',
    columns:
      'source next_try_at last_tried_at last_success_at last_failure_at last_failure failures note last_day marked_address etag last_modified last_hash late_since',
  },
  feed_hosts: {
    because: 'work',
    columns: 'host next_request_at failures blocked_until last_failure quota_day requests is_paused',
  },
  feed_runs: {
    because: 'work',
    columns: 'id feed population document file_hash outcome read stored unchanged refused finished_at',
  },
  filing_backfill_companies: {
    because: 'work',
    columns: 'backfill_id isin symbol bse_code state attempts next_try_at reason',
  },
  filing_backfills: { because: 'work', columns: 'id since state started_at finished_at' },
  import_runs: { because: 'work', columns: 'id what started_at finished_at' },
  known_filings: {
    because: 'work',
    columns:
      'id key exchange company company_name isin period_end nature is_revision sequence filed_at address host found_in seen_at priority state attempts next_try_at reason finished_at',
  },
  invoice_series: { because: 'counters', columns: 'series last' },
  module_witnesses: {
    because: 'counters',
    columns: 'module_id started_at version witness failed troubled',
  },
  module_outcomes: { because: 'counters', columns: 'module_id version at outcome up_to_ms count' },
  module_registry: { because: 'counters', columns: 'id revision' },
  payment_events: {
    because: 'events',
    columns: 'id gateway gateway_event_id kind gateway_order_id received_at',
  },
  external_attempts: {
    because: 'attempts',
    columns: 'state_hash provider browser_hash nonce code_verifier uses_pkce return_to expires_at',
  },
  bearer_tokens: { because: 'tokens', columns: 'token_hash session_id purpose expires_at' },
  rate_limits: { because: 'limits', columns: 'key points expire' },
  broadcasts: { because: 'staffAlerts', columns: 'id title text link image at' },
  article_pictures: { because: 'publications', columns: 'version webp' },
  courses: { because: 'publications', columns: 'id title summary position' },
  alert_pictures: { because: 'staffAlerts', columns: 'version webp' },
  scanners: { because: 'staffAlerts', columns: 'id name secret_hash is_paused created_at last_at' },
  scanner_hits: { because: 'staffAlerts', columns: 'scanner_id fingerprint at' },
  server_keys: { because: 'serverKeys', columns: 'name public_key sealed_private_key' },
  module_support_codes: { because: 'modules', columns: 'code versions created_at expires_at' },
  module_uploads: { because: 'modules', columns: 'stored_at started_at' },
  modules: {
    because: 'modules',
    columns:
      'id enabled version audience canary_version canary_percent canary_audience canary_started_at updated_at retired_at',
  },
};
