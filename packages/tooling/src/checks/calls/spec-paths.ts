const withId = (paths: string) => paths.split(' ').flatMap((path) => [path, `${path}/:id`])
const plain = (paths: string) => paths.trim().split(/\s+/)

/** Every path of spec §2, section by section, relative to the base path. Parameter names do not matter. */
export const specPaths: Readonly<Record<string, readonly string[]>> = {
  'Public or blank pages': plain(`/prepare /blank /for_rails/global_header_ribbon /phases/:id/variants_info /error
    /previews/xls /quality_labelings/:id /approvals/:id/approval_steps /custom_workflow_items/:id/approval
    /custom_workflow_items/:id/select_notifiable`),
  'Exhibition pages': [
    '/login',
    '',
    '/exhibition_items/:id',
    '/exhibition_orders/new',
    '/exhibition_orders/:id/edit',
    '/exhibition_orders/:id/thankyou',
  ].map((rest) => `/exhibitions/:id${rest}`),
  'Main pages': [
    ...plain(`/ /deliveries/:id /transaction_units/:id/shipping_details_registration /payables /credits /payments
      /user_group_admin_configs/:id /payment_term_definitions /confirmed_marks /gantt_chart /procedures /user_groups
      /user_groups/:id/user_group_admin_config /super_groups /trade_requests /production_schedules /approvals
      /approval_routes /custom_workflow_definitions /merchandisings/:brandId/:id/modification_history /brand_images
      /account/user /concierges /data_converters`),
    ...withId('/resource_plan_sheets /raw_materials /transaction_units /fedi_invoices /suppliers /trades'),
    ...withId('/list_templates /account/user_groups'),
  ],
  Matching: plain(`/matching /matching/search /matching/search/:slug /matching/recruitments/:id /matching-console/client
    /matching-console/client/recruitments/:id /matching-console/client/recruitments/:id/comments
    /matching-console/client/recruitments/:id/edit /matching-console/client/applications/:id /matching-console/worker
    /matching-console/worker/applications/:id /matching-console/watchlist /matching-console/applications/:id
    /matching-console/profile`),
  Merchandising: plain(
    '/merchandisings /merchandisings/md_map /merchandisings/md_map/:brandId/:id /merchandisings/report',
  ),
  'Merchandising master data': [
    ...withId('/user_group_defined_categories /brand_defined_categories /master/brands'),
    ...plain('/master/sub_brands /master/brands/:id/sub_brands/:id'),
  ],
  'Other master data': withId(
    '/master/colors /master/sizes /master/wash_tag_symbols /master/wash_tag_symbol_sets /master/care_instructions ' +
      '/master/care_attentions /master/part_names /master/fabrics /master/contract_formats /master/invoice_formats ' +
      '/master/currency_conversions /master/sku_groups /master/order_sheet_formats',
  ),
  'Materials marketplace':
    plain(`/materials /materials/material_orders /materials/material_orders/:id /materials/bookmarks
    /materials/admin/bookmarks /materials/material_order_details /materials/distributor /materials/distributor_customers
    /materials/admin/distributor_customers`),
  'Vendor-specific pages':
    plain(`material_contract_maps materials exported_materials/:id/edit order_files order_files/:id/edit
    packing_lists packing_lists/:id/edit packing_lists/:id/material_consumes settings`).map(
      (rest) => `/venders/:vendor/${rest}`,
    ),
}
