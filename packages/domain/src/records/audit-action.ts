/** What the audit speaks of: documents, masters, people and what lets them in. */
export const auditNouns = [
  'account', 'approval', 'approval_absence', 'approval_route', 'brand', 'brand_image', 'calendar_feed', 'care_attention',
  'care_instruction', 'category', 'color', 'concierge', 'confirmed_mark', 'contract_format', 'currency_conversion',
  'custom_workflow_definition', 'custom_workflow_item', 'exhibition', 'exhibition_guest', 'exhibition_item', 'exhibition_order',
  'extension_field', 'extension_field_definition', 'fabric', 'feedback', 'help_link', 'impersonation', 'invitation',
  'invoice_format', 'list_template', 'master_config', 'member', 'merchandising', 'merchandising_budget', 'merchandising_result',
  'message_thread', 'notice', 'order_sheet_format', 'part_name', 'payment_term_definition', 'quality_labeling', 'session',
  'size', 'sku_group', 'sub_brand', 'super_group', 'supplier', 'team', 'team_assignment', 'terms', 'user', 'user_group',
  'user_group_admin_config', 'wash_tag_symbol_set',
] as const
export type AuditNoun = (typeof auditNouns)[number]

/** What was done to it, in the past tense. */
export const auditVerbs = [
  'accepted', 'activated', 'address_refused', 'agreed', 'approved', 'archived', 'bank_accounts_replaced', 'bulk_saved',
  'cancelled', 'cleared', 'closed', 'closed_days_replaced', 'commented', 'configured', 'confirmed', 'converted', 'copied',
  'created', 'deleted', 'discarded', 'document_added', 'document_deleted', 'edited', 'ended', 'entered', 'function_disabled',
  'function_enabled', 'key_renewed', 'lab_kept', 'layer_created', 'layer_deleted', 'left', 'locale_changed', 'logo_deleted',
  'logo_uploaded', 'merged', 'notifiables_selected', 'objected', 'opened', 'ordered', 'others_revoked', 'password_changed',
  'password_reset_link_sent', 'printed', 'products_taken', 'recovery_codes_renewed', 'refused', 'rejected', 'renamed',
  'requested', 'resolved', 'restored', 'resumed', 'returned', 'revised', 'revoked', 'saved', 'seal_deleted', 'seal_uploaded',
  'season_copied', 'second_step_passed', 'second_step_refused', 'sent', 'set', 'shared', 'sign_in_link_sent', 'signed_in',
  'signed_in_by_invitation', 'signed_in_by_link', 'signed_out', 'standing_changed', 'started', 'step_approved', 'step_rejected',
  'step_returned', 'submitted', 'superseded', 'suspended', 'switched', 'two_factor_disabled', 'two_factor_enabled', 'updated',
  'withdrawn',
] as const
export type AuditVerb = (typeof auditVerbs)[number]

/** `noun.verb`, as every row of the audit names what was done: `session.switched` (domain §4.6). */
export type AuditAction = `${AuditNoun}.${AuditVerb}`
