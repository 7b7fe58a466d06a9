import { ratio, round, times } from '@tsumugi/domain'
import { buyingOf, costFigures, type CostLine, type CostSheet } from '@tsumugi/domain/costing'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { demoLines, demoSheets, type DemoCostLine } from './cost-rows.ts'

const brandId = 1
const usualTarget = '3600'

interface Style {
  readonly id: number
  readonly styleNo: string
  readonly name: string
  readonly listPrice: string | null
  readonly targetCost: string | null
  readonly makerId: number | null
  readonly makerName: string | null
  readonly colors: readonly { readonly name: string; readonly quantity: number }[]
}

/** Cost sheets of three styles: a draft whose making a supplier was asked to quote, one approved and one ordered. */
export async function seedCostSheets(database: Database): Promise<void> {
  const styles = await stylesOf(database)
  const rates = await ratesOf(database)
  for (const { style: place, versions } of demoSheets) {
    const style = styles[place]
    if (!style) continue
    for (const [at, status] of versions.entries())
      await seedVersion(database, style, rates, { version: at + 1, status })
  }
}

async function stylesOf(database: Database): Promise<Style[]> {
  const { rows } = await sql<Style>`
    select p.id, p.style_no as "styleNo", p.name, trim_scale(o.list_price)::text as "listPrice",
      trim_scale(o.target_cost)::text as "targetCost", m.id as "makerId", m.name as "makerName",
      coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'quantity', c.quantity) order by c.name)
        from (select c.name, sum(k.quantity)::int as quantity from stock_keeping_unit k join color c on c.id = k.color_id
          where k.phase_id = f.id group by c.name) as c), '[]') as colors
    from production p left join production_plan o on o.production_id = p.id
      left join lateral (select id, supplier_group_id from phase f where f.production_id = p.id
        order by seq desc limit 1) f on true
      left join user_group m on m.id = f.supplier_group_id and m.kind in ('supplier', 'trade')
    where p.user_group_id = ${brandId} order by p.id limit 3`.execute(database)
  return rows
}

async function ratesOf(database: Database): Promise<CostSheet['rates']> {
  const { rows } = await sql<CostSheet['rates'][number]>`
    select distinct on (from_currency) from_currency as currency, trim_scale(rate)::text as rate, per_units as "perUnits",
      valid_from as "on"
    from currency_conversion where user_group_id = ${brandId} and to_currency = 'JPY' and from_currency = 'USD'
    order by from_currency, valid_from desc`.execute(database)
  return rows
}

interface Version {
  readonly version: number
  readonly status: string
}

async function seedVersion(
  database: Database,
  style: Style,
  rates: CostSheet['rates'],
  { version, status }: Version,
): Promise<void> {
  const pieces = style.colors.reduce((total, { quantity }) => total + quantity, 0) || 380
  const target = style.targetCost ?? usualTarget
  // The first version is dearer: what was negotiated since is what versions are compared for.
  const lines = demoLines.map((line) => lineOf(line, target, version === 1 ? '1.06' : '1'))
  const sheet: CostSheet<ReturnType<typeof lineOf>> = {
    currency: 'JPY',
    quantity: String(pieces),
    colors: style.colors,
    rates,
    overheadPercent: '3',
    retailPrice: style.listPrice,
    targetCost: target,
    lines,
  }
  const { unitCost, costRate } = costFigures(sheet)
  const { rows } = await sql<{ id: number }>`
    insert into resource_plan_sheet (user_group_id, production_id, version, name, target_quantity, colors, retail_price,
      target_cost, overhead_percent, rates, unit_cost, cost_rate, created_at, updated_at)
    values (${brandId}, ${style.id}, ${version}, ${style.name}, ${pieces}, ${JSON.stringify(style.colors)},
      ${style.listPrice}, ${target}, 3, ${JSON.stringify(rates)}, ${unitCost}, ${costRate},
      now() - ${`${30 - version * 10} days`}::interval, now() - ${`${20 - version * 8} days`}::interval) returning id`.execute(
    database,
  )
  const id = rows[0]!.id
  for (const [at, line] of lines.entries()) await seedLine(database, id, style, line, at)
  if (status === 'draft') await seedRequest(database, id, style, sheet)
  await sql`update resource_plan_sheet set status = ${status} where id = ${id}`.execute(database)
}

/** A line with what follows from the target cost of its style: the price of the making, the consumption of the cloth. */
function lineOf(
  line: DemoCostLine,
  target: string,
  factor: string,
): CostLine & { readonly of: DemoCostLine; readonly unit: string } {
  const part = line.share ? times(target, line.share) : '0'
  const isPriced = line.price !== undefined
  return {
    of: line,
    group: line.group,
    unit: line.unit,
    consumption: line.consumption ?? ratio(part, line.price ?? '1', 2)!,
    lossPercent: line.loss ?? '0',
    shrinkPercent: line.shrink ?? '0',
    unitPrice: isPriced ? line.price! : round(times(part, factor), 0),
    currency: line.currency ?? 'JPY',
    tiers: line.tiers ?? [],
    colors: [],
    byColor: line.byColor ?? false,
    packSize: line.pack ?? null,
    moq: line.moq ?? null,
  }
}

/** The same line has the same lineage in every version of its style. */
const lineageOf = (style: Style, at: number) =>
  `00000000-0000-4000-8000-${String(style.id * 100 + at).padStart(12, '0')}`

async function seedLine(
  database: Database,
  sheetId: number,
  style: Style,
  line: ReturnType<typeof lineOf>,
  at: number,
): Promise<void> {
  const { of } = line
  const maker = of.isMaker ? style : null
  await sql`
    insert into resource_plan_line (user_group_id, sheet_id, lineage, position, group_key, name, raw_material_id, composition,
      supplier_id, supplier_name, consumption, unit, loss_percent, shrink_percent, unit_price, currency, tiers, by_color,
      pack_size, moq)
    select ${brandId}, ${sheetId}, ${lineageOf(style, at)}, ${at}, ${line.group}, ${of.name}, m.id,
      coalesce(m.composition, '[]'), ${maker?.makerId ?? null}, ${maker?.makerName ?? (of.supplier || null)},
      ${line.consumption}, ${line.unit}, ${line.lossPercent}, ${line.shrinkPercent}, ${line.unitPrice}, ${line.currency},
      ${JSON.stringify(line.tiers)}, ${line.byColor}, ${line.packSize}, ${line.moq}
    from (select 1) as one left join raw_material m on m.user_group_id = ${brandId} and m.code = ${of.material ?? ''}`.execute(
    database,
  )
}

/** The making of the draft was opened to the brand's first supplier, and waits for its quote. */
async function seedRequest(
  database: Database,
  sheetId: number,
  style: Style,
  sheet: CostSheet<ReturnType<typeof lineOf>>,
): Promise<void> {
  const at = sheet.lines.findIndex(({ of }) => of.isMaker)
  const line = sheet.lines[at]!
  await sql`
    insert into cost_line_request (user_group_id, supplier_id, sheet_id, lineage, style_no, production_name, group_key, name,
      unit, quantity, requirement, message, reply_due, currency)
    values (${brandId}, ${supplierId}, ${sheetId}, ${lineageOf(style, at)}, ${style.styleNo}, ${style.name}, ${line.group},
      ${line.of.name}, ${line.unit}, ${Number(sheet.quantity)}, ${buyingOf(line, sheet).requirement},
      '裁断からプレスまでの工賃をお願いします(デモ)', current_date + 10, 'JPY')`.execute(database)
}

const supplierId = 3
