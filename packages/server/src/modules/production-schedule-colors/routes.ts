import { contract, type ProductionScheduleColors } from '@tsumugi/contract'
import { textOn } from '@tsumugi/domain'
import { scheduleColorKeys, usualScheduleColors, type ScheduleColorKey } from '@tsumugi/domain/scheduling'
import { orStale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { addColors, colorsOf, updateColors, type ColorRow } from './color-queries.ts'

/** How an organisation colours the bars of its plans (spec §7, domain §3.4). */
export const productionScheduleColorRoutes = serve(contract.scheduleColors)({
  async show({ database, userGroupId }) {
    return { data: replyOf(await colorsOf(database, userGroupId)) }
  },

  async update(request, { body }) {
    const { database, userGroupId, accountId } = request
    const { colors, lockVersion } = body.productionScheduleColors
    await addColors(database, userGroupId)
    const row = (await colorsOf(database, userGroupId))!
    const before = await recordBefore(request, 'production_schedule_color', row.id)
    const hexes = withColors(row.hexes, colors)
    const updated = updateColors(database, userGroupId, accountId, lockVersion, hexes)
    const { lock_version } = await orStale(updated, () => replyOf(row))
    await changed(request, { noun: 'production_schedule_color', verb: 'updated', id: row.id, before })
    return { data: replyOf({ ...row, hexes, lock_version }) }
  },
})

/** Only what differs from the usual colours is kept. */
function withColors(
  hexes: ColorRow['hexes'],
  changes: readonly { readonly key: ScheduleColorKey; readonly hex: string | null }[],
): ColorRow['hexes'] {
  const next = { ...hexes, ...Object.fromEntries(changes.map(({ key, hex }) => [key, hex ?? ''])) }
  return Object.fromEntries(
    Object.entries(next).filter(([key, hex]) => hex !== '' && hex !== usualScheduleColors[key as ScheduleColorKey]),
  )
}

function replyOf(row: ColorRow | undefined): ProductionScheduleColors {
  const colors = scheduleColorKeys.map((key) => {
    const own = row?.hexes[key]
    const hex = own ?? usualScheduleColors[key]
    return { key, hex, textHex: textOn(hex), isOwn: own !== undefined }
  })
  return { colors, lockVersion: row?.lock_version ?? 0 }
}
