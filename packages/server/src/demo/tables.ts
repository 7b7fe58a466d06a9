import { daysBetween } from './dataset/calendar.ts'
import { exhibitionTables } from './exhibition-tables.ts'
import type { DemoDataset, DemoMdVersion, DemoMerchandising } from './dataset/demo-rows.ts'
import { labelTables } from './label-tables.ts'
import { masterTables } from './master-tables.ts'
import { scheduleTables } from './schedule-tables.ts'
import { productionTables } from './production-tables.ts'
import { merchandisingRow, merchandisingTables } from './merchandising-tables.ts'
import { limitTables, peopleTables } from './people-tables.ts'
import { table, type Rows } from './table-rows.ts'

/** The demo as rows of our tables, in an order in which references hold. */
export function demoTables(demo: DemoDataset, passwordHash: string): Rows[] {
  const groupOfBrand = new Map(demo.brands.map((brand) => [brand.id, brand.userGroupId]))
  const colours = new Map(demo.colors.map((color) => [color.id, { name: color.name, hex: color.hex }]))
  const tenantOf = new Map(demo.merchandisings.map((each) => [each.id, each.userGroupId]))
  const productOf = new Map(demo.merchandisings.map((each) => [each.id, each]))
  const ownChange = (change: DemoMdVersion['changes'][number], product: DemoMerchandising) => {
    const field = fieldNames[change.field] ?? change.field
    if (field === 'categoryIds')
      return { field, before: [], after: leavesOf(product, brandCategory).map(({ category_id }) => category_id) }
    if (field === 'planQuantity') return { field, before: Number(change.before), after: Number(change.after) }
    return { ...change, field }
  }
  // Both trees live in one table: the ids of the brands' trees follow those of the organisations'.
  const afterGroupTree = Math.max(...demo.groupCategories.map((category) => category.id))
  const brandCategory = (id: number) => id + afterGroupTree
  const recent = untilYesterday(demo.mdVersions.map(({ at }) => at))
  const categoriesOf = (each: DemoMerchandising) => leavesOf(each, brandCategory).map(({ category_id }) => category_id)
  const made = productionTables(demo, categoriesOf)
  const productionOf = new Map(made.productions.map(({ id, product }) => [product.id, id]))
  const groupFunctions = new Map(demo.userGroups.map((group) => [group.id, group.enabledFunctions]))

  return [
    table(
      'user_group',
      demo.userGroups.map((group) => ({
        id: group.id,
        kind: group.kind,
        name: group.name,
        name_kana: group.nameKana,
        country: group.country,
        address: group.address,
        phone: group.phone,
        registration_number: group.registrationNumber,
        base_currency: group.baseCurrency,
        locale: group.locale,
        fiscal_start_month: group.fiscalStartMonth,
        supplier_start_id: group.supplierStartId,
        default_trade_requestee_id: group.defaultTradeRequesteeId,
        corporate_number: group.corporateNumber,
        agreed_terms_at: group.agreedTermsAt,
        tester: group.tester,
        enabled_functions: group.enabledFunctions,
      })),
    ),
    table(
      'user_group_config',
      demo.userGroups.flatMap((group) =>
        group.config
          ? [
              {
                user_group_id: group.id,
                allow_sku_names_free_input: group.config.allowSkuNamesFreeInput,
                line_rounding: group.config.lineRounding,
                tax_rounding: group.config.taxRounding,
                self_approval: group.config.selfApproval,
                over_delivery_pct: group.config.overDeliveryPct,
                holiday_shift: group.config.holidayShift,
              },
            ]
          : [],
      ),
    ),
    table(
      'super_group',
      demo.superGroups.map(({ id, name }) => ({ id, name })),
    ),
    table(
      'super_group_member',
      demo.superGroups.flatMap((group) =>
        group.userGroupIds.map((user_group_id) => ({ super_group_id: group.id, user_group_id })),
      ),
    ),
    table(
      'account',
      demo.users.map((user) => ({
        id: user.id,
        email: user.email,
        name: user.name,
        locale: user.locale,
        password_hash: passwordHash,
      })),
    ),
    table(
      'membership',
      demo.memberships.map((membership) => ({
        id: membership.id,
        account_id: membership.userId,
        user_group_id: membership.userGroupId,
        role: membership.role,
        functions: sameKeys(membership.functions, groupFunctions.get(membership.userGroupId))
          ? null
          : membership.functions,
        agreed_terms_at: demo.userGroups.find((group) => group.id === membership.userGroupId)?.agreedTermsAt ?? null,
      })),
    ),
    table(
      'concierge',
      demo.concierges.map((each) => ({ account_id: each.userId, user_group_id: each.userGroupId })),
    ),
    table(
      'team',
      demo.teams.map(({ id, userGroupId, name }) => ({ id, user_group_id: userGroupId, name })),
    ),
    table(
      'brand',
      demo.brands.map((brand) => ({
        id: brand.id,
        user_group_id: brand.userGroupId,
        name: brand.name,
        code: brand.code,
        position: brand.position,
        season_start_months: brand.seasonStartMonths,
        default_cost_rate: (Number(brand.defaultCostRate) / 100).toFixed(4),
      })),
    ),
    ...(peopleTables(demo) as Rows[]),
    table(
      'sub_brand',
      demo.subBrands.map((sub) => ({
        id: sub.id,
        user_group_id: groupOfBrand.get(sub.brandId)!,
        brand_id: sub.brandId,
        name: sub.name,
        code: sub.code,
        position: sub.position,
      })),
    ),
    table('category', [
      ...demo.groupCategories.map((category) => ({
        id: category.id,
        user_group_id: category.userGroupId,
        brand_id: null,
        parent_id: category.parentId,
        layer: category.layer,
        name: category.name,
        code: category.code,
        position: category.position,
      })),
      ...demo.brandCategories.map((category) => ({
        id: brandCategory(category.id),
        user_group_id: groupOfBrand.get(category.brandId)!,
        brand_id: category.brandId,
        parent_id: category.parentId === null ? null : brandCategory(category.parentId),
        layer: category.layer,
        name: category.name,
        code: category.code,
        position: category.position,
      })),
    ]),
    ...masterTables(demo),
    table(
      'merchandising',
      demo.merchandisings.map((each) => ({
        ...merchandisingRow(each, colours),
        template: each.template,
        primary_production_id: productionOf.get(each.id) ?? null,
      })),
    ),
    table(
      'merchandising_category',
      demo.merchandisings.flatMap((each) => leavesOf(each, brandCategory)),
    ),
    table(
      'merchandising_file',
      demo.mdFiles.map((file) => ({
        id: file.id,
        user_group_id: tenantOf.get(file.merchandisingId)!,
        merchandising_id: file.merchandisingId,
        kind: file.kind,
        name: file.name,
        position: file.position,
        is_primary: file.primary,
        storage_key: `demo/${file.id}.svg`,
        content_type: file.contentType,
      })),
    ),
    table(
      'merchandising_version',
      demo.mdVersions.map((version) => ({
        id: version.id,
        user_group_id: tenantOf.get(version.merchandisingId)!,
        merchandising_id: version.merchandisingId,
        at: recent(version.at),
        account_id: version.userId,
        action: 'updated',
        changes: JSON.stringify(
          version.changes.map((change) => ownChange(change, productOf.get(version.merchandisingId)!)),
        ),
      })),
    ),
    table(
      'merchandising_budget',
      demo.mdBudgets.map((budget) => ({
        id: budget.id,
        user_group_id: budget.userGroupId,
        brand_id: budget.brandId,
        category_id: budget.groupCategoryId,
        period: `${budget.period}-01`,
        sales: budget.sales,
        markdown: budget.markdown,
        opening_stock: budget.bomStock,
        closing_stock: budget.eomStock,
        on_order: budget.onOrder,
      })),
    ),
    ...merchandisingTables(demo, categoriesOf),
    ...made.rows,
    ...scheduleTables(demo, made.productions),
    ...labelTables(demo),
    ...exhibitionTables(demo, passwordHash),
    ...(limitTables(demo) as Rows[]),
  ]
}

/** Histories end on the day before the seeding, in Japan: the home page then has something to tell of yesterday. */
function untilYesterday(moments: readonly string[]): (moment: string) => string {
  const last = moments.reduce((latest, moment) => (moment > latest ? moment : latest), '')
  const inJapan = new Date(Date.now() + 9 * 3_600_000).toISOString()
  const days = Math.max(0, daysBetween(last.slice(0, 10), inJapan.slice(0, 10)) - 1)
  return (moment) => new Date(Date.parse(moment) + days * 86_400_000).toISOString()
}

/** The histories of the demo name columns; ours name the fields of a product. */
const fieldNames: Record<string, string> = {
  release_on: 'releaseOn',
  unit_cost: 'unitCost',
  list_price: 'listPrice',
  quantity: 'planQuantity',
  group_category: 'categoryIds',
}

function leavesOf(each: DemoMerchandising, brandCategory: (id: number) => number) {
  const leaves = [each.groupCategoryId, each.brandCategoryId === null ? null : brandCategory(each.brandCategoryId)]
  return leaves
    .filter((id) => id !== null)
    .map((category_id, position) => ({
      user_group_id: each.userGroupId,
      merchandising_id: each.id,
      category_id,
      position,
    }))
}

const sameKeys = (some: readonly string[], all: readonly string[] = []) =>
  all.length === some.length && some.every((key) => all.includes(key))
