import type { AuditNoun } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Where the audit finds what a record holds. */
export interface TrackedRecord {
  readonly table: keyof Tables
  /** The column that `id` stands in. */
  readonly key?: string
  /** Kept outside the organisation: read as the system. */
  readonly system?: true
  /** Columns that name it, the first that is filled. */
  readonly name?: readonly string[]
  /** A row of another table that is part of it, as jsonb. */
  readonly joined?: RawBuilder<unknown>
  /** What it holds beside its own row, `record`; compared as a whole. */
  readonly parts?: Readonly<Record<string, RawBuilder<unknown>>>
}

/** Columns that tell nothing to people: keys, stamps and sums that follow from other changes. */
export const untracked: ReadonlySet<string> = new Set([
  'id',
  'user_group_id',
  'lock_version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'position',
  'family_id',
  'storage_key',
  'content_type',
  'ratio',
  'search',
  'folded_words',
  'folded_name',
  'folded_code',
  'sku_count',
  'sku_quantity',
  'sku_amount',
  'has_category',
  'has_picture',
  'seen_at',
  'totp_last_step',
  'snapshot',
  'snapshot_hash',
  'registration_override_by',
])

/** Never spelled out: of these the audit says only that they changed. */
export const isSecret = (column: string): boolean =>
  /(_hash|_secret|_token|_key|^secret|^token)$/.test(column) && column !== 'content_key'

const names = (from: RawBuilder<unknown>) =>
  sql`select coalesce(jsonb_agg(named.name order by named.name), '[]') from (${from}) as named`

const categories = names(sql`
  select category.name from merchandising_category as of join category on category.id = of.category_id
  where of.merchandising_id = record.id`)

const projectParts = (kind: 'production' | 'trade') =>
  kind === 'production'
    ? names(sql`select r.style_no || ' ' || r.name as name from project_production m join production r on r.id = m.production_id
        where m.project_id = record.id`)
    : names(sql`select coalesce(d.number, d.title) as name from project_trade m join document d on d.id = m.trade_id
        where m.project_id = record.id`)

const rows: Partial<Record<AuditNoun, TrackedRecord>> = {
  user: { table: 'account', system: true },
  account: { table: 'account', system: true },
  member: {
    table: 'membership',
    system: true,
    name: ['member'],
    parts: { member: sql`select name from account where account.id = record.account_id` },
  },
  supplier: {
    table: 'group_relation',
    system: true,
    name: ['partner', 'partner_code'],
    parts: { partner: sql`select name from user_group where user_group.id = record.partner_id` },
  },
  team: {
    table: 'team',
    system: true,
    parts: {
      members: names(sql`select account.name from team_member as of join account on account.id = of.account_id
        where of.team_id = record.id`),
    },
  },
  super_group: {
    table: 'super_group',
    system: true,
    parts: {
      organisations: names(sql`select user_group.name from super_group_member as of
        join user_group on user_group.id = of.user_group_id where of.super_group_id = record.id`),
    },
  },
  user_group: {
    table: 'user_group',
    system: true,
    joined: sql`select to_jsonb(config) from user_group_config as config where config.user_group_id = record.id`,
    parts: {
      closed_days: sql`select jsonb_agg(closed_on order by closed_on) from closed_day as of where of.user_group_id = record.id`,
      // Where money goes is what fraud changes: the last digits tell which account.
      bank_accounts: sql`select jsonb_agg(concat(bank_code, '-', branch_code, ' ***', right(account_number, 4), ' ', holder) order by position)
        from bank_account as of where of.user_group_id = record.id`,
      images: sql`select jsonb_agg(concat(kind, ' ', revision) order by kind) from organisation_image as of where of.user_group_id = record.id`,
    },
  },
  user_group_admin_config: { table: 'user_group_admin_config', system: true, key: 'user_group_id' },
  merchandising: { table: 'merchandising', parts: { categories } },
  category: { table: 'category' },
  brand_image: { table: 'brand_image', name: ['name', 'note', 'kind'] },
  notice: { table: 'notice', name: ['title_ja'] },
  help_link: { table: 'help_link', name: ['pattern'] },
  master_config: { table: 'master_config', name: ['label_ja', 'key'] },
  currency_conversion: { table: 'currency_conversion', name: ['from_currency'] },
  feedback: { table: 'feedback', name: ['text'] },
  message_thread: { table: 'message_thread', name: ['subject'] },
  confirmed_mark: { table: 'confirmed_mark', name: ['target_label', 'content_name'] },
  exhibition: {
    table: 'exhibition',
    parts: {
      cover: sql`select of.name from exhibition_picture as of
        where of.exhibition_id = record.id and of.exhibition_outfit_id is null`,
    },
  },
  exhibition_outfit: {
    table: 'exhibition_outfit',
    parts: {
      items: sql`select jsonb_agg(concat_ws(' ', item.code, item.name) order by of.position)
        from exhibition_outfit_item as of join exhibition_item as item on item.id = of.exhibition_item_id
        where of.exhibition_outfit_id = record.id`,
      picture: sql`select of.name from exhibition_picture as of where of.exhibition_outfit_id = record.id`,
    },
  },
  exhibition_order: {
    table: 'exhibition_order',
    name: ['number'],
    parts: {
      lines: sql`select jsonb_agg(concat_ws(' ', item.code, sku.colour, sku.size, '×', of.quantity) order by of.id)
        from exhibition_order_line as of join exhibition_item as item on item.id = of.exhibition_item_id
        join exhibition_item_sku as sku on sku.id = of.exhibition_item_sku_id where of.exhibition_order_id = record.id`,
    },
  },
  exhibition_item: {
    table: 'exhibition_item',
    parts: {
      pictures: sql`select jsonb_agg(of.name order by position, id) from exhibition_item_picture as of where of.exhibition_item_id = record.id`,
      limits: sql`select jsonb_agg(concat_ws(' ', colour, size, quantity_limit) order by position, id)
        from exhibition_item_sku as of where of.exhibition_item_id = record.id and quantity_limit is not null`,
    },
  },
  quality_labeling: {
    table: 'quality_labeling',
    system: true,
    name: ['item_name', 'style_no'],
    parts: {
      shared_with: sql`select jsonb_agg(partner.name order by partner.name) from quality_labeling_share as of
        join user_group as partner on partner.id = of.sharee_group_id where of.family_id = record.family_id`,
    },
  },
  custom_workflow_definition: {
    table: 'custom_workflow_definition',
    parts: {
      form: sql`select jsonb_build_array(fields, steps, notify) from custom_workflow_version as of
        where of.definition_id = record.id and of.version = record.version`,
    },
  },
  team_assignment: {
    table: 'team_assignment',
    name: ['team'],
    parts: { team: sql`select name from team where team.id = record.team_id` },
  },
  contract: { table: 'document', name: ['number', 'title'] },
  trade_request: { table: 'document', name: ['number', 'title'] },
  trade: { table: 'document', name: ['number', 'title'] },
  transport: {
    table: 'transport',
    parts: {
      deliveries: names(sql`select coalesce(d.number, d.title) as name from transport_delivery x
        join document d on d.id = x.document_id where x.transport_id = record.id`),
    },
  },
  matching_profile: {
    table: 'matching_profile',
    key: 'user_group_id',
    name: ['organisation'],
    parts: { organisation: sql`select name from user_group where user_group.id = record.user_group_id` },
  },
  vendor: { table: 'vendor', name: ['name', 'key'] },
  vendor_material: { table: 'vendor_material' },
  vendor_packing_list: {
    table: 'vendor_packing_list',
    name: ['no'],
    parts: {
      rolls: sql`select jsonb_agg(concat_ws(' ', m.code, m.color, of.lot, of.roll, trim_scale(of.quantity)) order by of.position, of.id)
        from vendor_packing_list_line as of join vendor_material m on m.id = of.material_id where of.packing_list_id = record.id`,
    },
  },
  vendor_contract_map: {
    table: 'vendor_contract_map',
    name: ['material'],
    parts: {
      material: sql`select concat_ws(' ', m.code, m.color, m.lot) from vendor_material m where m.id = record.material_id`,
    },
  },
  vendor_exported_material: { table: 'vendor_exported_material' },
  matching_application: { table: 'matching_application', name: [] },
  project: { table: 'project', parts: { productions: projectParts('production'), trades: projectParts('trade') } },
  resource_plan_sheet: {
    table: 'resource_plan_sheet',
    parts: {
      lines: sql`select jsonb_agg(concat_ws(' ', of.name, trim_scale(of.consumption), of.unit, '×', trim_scale(of.unit_price),
          of.currency) order by of.position)
        from resource_plan_line as of where of.sheet_id = record.id`,
    },
  },
  delivery: { table: 'document', name: ['number', 'title'] },
  estimation: { table: 'document', name: ['number', 'title'] },
  credit_note: { table: 'document', name: ['number', 'title'] },
  material_order: { table: 'document', name: ['number', 'title'] },
  estimation_request: { table: 'document', name: ['number', 'title'] },
}

/** Nouns whose table bears their name. */
const plain = [
  'approval',
  'approval_route',
  'brand',
  'care_attention',
  'care_instruction',
  'catalogue_cloth',
  'color',
  'contract_format',
  'cost_line_request',
  'custom_workflow_item',
  'distributor_customer',
  'extension_field_definition',
  'fabric',
  'invoice_format',
  'list_template',
  'material_bookmark',
  'material_folder',
  'merchandising_report_config',
  'order_sheet_format',
  'part_name',
  'payment_term_definition',
  'production_schedule_color',
  'raw_material',
  'recruitment',
  'saved_search',
  'size',
  'sku_group',
  'sub_brand',
  'wash_tag_symbol_set',
] as const satisfies readonly (AuditNoun & keyof Tables)[]

/** Undefined for what the audit names without a row of its own: sessions, feeds, terms. */
export function trackedRecord(noun: AuditNoun): TrackedRecord | undefined {
  const table = plain.find((each) => each === noun)
  return rows[noun] ?? (table && { table })
}
