import type { DocumentKind } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'

export interface StyleQuestion {
  readonly brandId?: number | undefined
  readonly season?: string | undefined
}

/**
 * Documents `d` with lines of styles of a brand and a season: read from the styles, which are few, by the indexes of lines.
 * A line is of the style of its SKU; where it names none, of the style of one of its parties whose number it says.
 */
export function ofStyles(kind: DocumentKind, { brandId, season }: StyleQuestion): RawBuilder<unknown> {
  const wanted = [
    ...(brandId === undefined ? [] : [sql`p.brand_id = ${brandId}`]),
    ...(season === undefined ? [] : [sql`p.season = ${season}`]),
  ]
  const where = sql.join(wanted, sql` and `)
  const units = sql`production p join phase f on f.production_id = p.id join stock_keeping_unit k on k.phase_id = f.id
    join document_line l on l.sku_id = k.id`
  const lines = [
    sql`select l.document_id from ${units} where ${where}`,
    sql`select l.document_id from production p join document_line l on l.item = p.style_no collate "default"
      where l.sku_id is null and p.user_group_id in (l.issuer_id, l.receiver_id) and ${where}`,
    // What follows a line and has no SKU of its own is of the same style.
    ...(kind.follows && !('skuId' in kind.lines)
      ? [sql`select t.document_id from ${units} join document_line t on t.source_line_id = l.id where ${where}`]
      : []),
  ]
  const found = sql.join(lines, sql` union all `)
  // A trade is of the styles of what it gathers as well.
  if (kind.noun !== 'trade') return sql`d.id in (${found})`
  return sql`d.id in (select coalesce(x.trade_id, x.id) from document x where x.id in (${found}))`
}
