import {
  applications,
  documentKinds,
  exhibitions,
  masters,
  merchandisings,
  productions,
  projects,
  transports,
  type SearchNoun,
} from '@tsumugi/contract'
import { documentPaths, type DocumentNoun, type Guard } from '@tsumugi/domain'
import { sql } from 'kysely'
import { readableProduction } from '../../records/productions/readable-queries.ts'
import type { WordSource } from './word-source.ts'
import { workSources } from './work-sources.ts'

const documentSources = {
  contract: 'contracts',
  invoice: 'invoices',
  delivery: 'deliveries',
  estimation: 'estimations',
  estimation_request: 'estimationRequests',
  credit_note: 'creditNotes',
  trade: 'trades',
  trade_request: 'tradeRequests',
  material_order: 'materialOrders',
} as const satisfies Record<DocumentNoun, SearchNoun>

const ofDocument = (noun: DocumentNoun): WordSource => ({
  noun: documentSources[noun],
  kept: noun,
  access: Object.values(documentKinds).find((kind) => kind.noun === noun)!.access,
  from: sql`document d`,
  columns: (userGroupId) => [
    sql`coalesce(d.number, '')`,
    sql`d.title`,
    sql`coalesce(case when d.issuer_id = ${userGroupId} then d.receiver_name else d.issuer_name end, '')`,
    sql`${`/s${documentPaths[noun]}/`} || d.id`,
  ],
  own: (userGroupId) =>
    sql`${userGroupId} in (d.issuer_id, d.receiver_id) and (d.shared or d.author_id = ${userGroupId})`,
})

const owned = (userGroupId: number) => sql`d.user_group_id = ${userGroupId}`
const none = sql`''`

export const wordSources: readonly WordSource[] = [
  ...(Object.keys(documentSources) as DocumentNoun[]).map(ofDocument),
  {
    noun: 'productions',
    kept: 'production',
    access: productions.list.access,
    from: sql`production d left join named_brand b on b.id = d.brand_id`,
    columns: () => [sql`d.style_no`, sql`d.name`, sql`coalesce(b.name, '')`, sql`'/s/productions/' || d.id`],
    own: readableProduction,
  },
  {
    noun: 'mdMap',
    kept: 'merchandising',
    access: merchandisings.maps.access,
    from: sql`merchandising d join brand b on b.id = d.brand_id`,
    columns: () => [
      sql`coalesce(d.code, '')`,
      sql`d.name`,
      sql`b.name`,
      sql`'/s/merchandisings/md_map/' || d.brand_id || '/' || d.id`,
    ],
    own: (userGroupId) => sql`${owned(userGroupId)} and d.discarded_at is null`,
  },
  {
    noun: 'projects',
    kept: 'project',
    access: projects.list.access,
    from: sql`project d`,
    columns: () => [none, sql`d.name`, sql`coalesce(d.season, '')`, sql`'/s/projects/' || d.id`],
    own: owned,
  },
  {
    noun: 'exhibitions',
    kept: 'exhibition',
    access: exhibitions.list.access,
    from: sql`exhibition d`,
    columns: () => [none, sql`d.name`, sql`coalesce(d.season, '')`, sql`'/s/exhibition_admin/' || d.id`],
    own: (userGroupId) => sql`${owned(userGroupId)} and d.discarded_at is null`,
  },
  {
    noun: 'recruitments',
    kept: 'recruitment',
    access: applications.show.access,
    from: sql`recruitment d`,
    // Its number counts the recruiter's recruitments: nobody else is told it.
    columns: (userGroupId) => [
      sql`case when ${owned(userGroupId)} then coalesce(d.number, '') else '' end`,
      sql`d.title`,
      none,
      sql`case when ${owned(userGroupId)} then '/s/matching-console/client/recruitments/' else '/s/matching/recruitments/' end
        || d.id`,
    ],
    own: (userGroupId) => sql`(${owned(userGroupId)} or d.status <> 'draft' and exists (
      select from recruitment_invitation i where i.recruitment_id = d.id and i.invitee_id = ${userGroupId}))`,
  },
  {
    noun: 'transports',
    kept: 'transport',
    access: transports.list.access,
    from: sql`transport d`,
    columns: () => [
      sql`coalesce(d.waybill, '')`,
      sql`d.name`,
      sql`coalesce(d.carrier, '')`,
      sql`'/s/transports/' || d.id`,
    ],
    own: (userGroupId) => sql`(${owned(userGroupId)} or exists (
      select from transport_delivery t join document x on x.id = t.document_id where t.transport_id = d.id
        and ${userGroupId} in (x.issuer_id, x.receiver_id) and (x.shared or x.author_id = ${userGroupId})))`,
  },
  ...workSources,
]

/** A master, found by the beginning of its code or name. */
export interface MasterSource {
  readonly noun: SearchNoun
  readonly table: string
  readonly hasCode: boolean
  readonly access: Guard
  /** The path above its page. */
  readonly path: string
  /** Its page stands below another record's: whose id, and what is between. */
  readonly within?: { readonly column: string; readonly path: string }
}

const ofMaster = (
  noun: SearchNoun & keyof typeof masters,
  table: string,
  path: string,
  hasCode = false,
): MasterSource => ({ noun, table, path, hasCode, access: masters[noun].endpoints.list.access })

export const masterSources: readonly MasterSource[] = [
  ofMaster('brands', 'brand', '/master/brands', true),
  { ...ofMaster('subBrands', 'sub_brand', '/master/brands', true), within: { column: 'brand_id', path: 'sub_brands' } },
  ofMaster('rawMaterials', 'raw_material', '/raw_materials', true),
  ofMaster('colors', 'color', '/master/colors', true),
  ofMaster('sizes', 'size', '/master/sizes', true),
  ofMaster('fabrics', 'fabric', '/master/fabrics'),
  ofMaster('partNames', 'part_name', '/master/part_names'),
  ofMaster('careInstructions', 'care_instruction', '/master/care_instructions'),
  ofMaster('careAttentions', 'care_attention', '/master/care_attentions'),
  ofMaster('washTagSymbolSets', 'wash_tag_symbol_set', '/master/wash_tag_symbol_sets'),
  ofMaster('skuGroups', 'sku_group', '/master/sku_groups'),
  ofMaster('contractFormats', 'contract_format', '/master/contract_formats'),
  ofMaster('invoiceFormats', 'invoice_format', '/master/invoice_formats'),
  ofMaster('orderSheetFormats', 'order_sheet_format', '/master/order_sheet_formats'),
]
