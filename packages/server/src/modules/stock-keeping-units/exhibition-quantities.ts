import { contract, type ExhibitionQuantity, type InputOf } from '@tsumugi/contract'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { phaseOf } from '../productions/queries/phase-queries.ts'
import { heldPhase } from '../productions/phase-routes.ts'
import { holdLines, keepTaken, quantitiesFor } from './exhibition-queries.ts'
import { unitsOf } from './matrix-queries.ts'
import { saveUnits } from './save-units.ts'

type Body = InputOf<typeof contract.exhibitionQuantities.take>['body']
type Met = ExhibitionQuantity & { readonly colorId: number; readonly sizeId: number }

export const exhibitionQuantityRoutes = serve(contract.exhibitionQuantities)({
  async list({ database, userGroupId }, { params }) {
    const phase = await phaseOf(database, userGroupId, params.phaseId)
    if (phase?.user_group_id !== userGroupId) throw notFound()
    return { data: await quantitiesFor(database, userGroupId, params.phaseId) }
  },

  /** Each line goes to one SKU once, so that the same order is never made twice. */
  async take(request, { params, body }) {
    const { database, userGroupId, accountId } = request
    await heldPhase(request, params.phaseId)
    await holdLines(database, userGroupId, params.phaseId)
    const lines = metLines(await quantitiesFor(database, userGroupId, params.phaseId), body)
    if (lines.length === 0) nothingToDo(request)
    else {
      await addToUnits(request, params.phaseId, lines)
      const units = new Map((await unitsOf(database, params.phaseId, true)).map((unit) => [keyOf(unit), unit.id]))
      await keepTaken(
        database,
        userGroupId,
        accountId,
        lines.map((line) => ({ lineId: line.id, unitId: units.get(keyOf(line))!, quantity: line.quantity })),
      )
    }
    return { data: await quantitiesFor(database, userGroupId, params.phaseId) }
  },
})

const keyOf = ({
  colorId,
  sizeId,
  name = null,
}: {
  colorId: number | null
  sizeId: number | null
  name?: string | null
}) => JSON.stringify([colorId, sizeId, name])

/** The lines to be taken, each with its colour and size of the masters: named by the caller, or called the same. */
function metLines(found: readonly ExhibitionQuantity[], { ids, colors = [], sizes = [] }: Body): Met[] {
  const open = new Map(found.filter((line) => line.stockKeepingUnitId === null).map((line) => [line.id, line]))
  const chosen = ids ? ids.flatMap((id) => open.get(id) ?? []) : [...open.values()]
  if (ids && chosen.length !== ids.length) throw invalid({ code: 'not_found', field: 'ids' })
  const colorOf = new Map(colors.map(({ name, colorId }) => [name, colorId]))
  const sizeOf = new Map(sizes.map(({ name, sizeId }) => [name, sizeId]))
  const met = chosen.map((line) => ({
    ...line,
    colorId: colorOf.get(line.colour) ?? line.colorId,
    sizeId: sizeOf.get(line.size) ?? line.sizeId,
  }))
  const unknown = [
    ...unmet(
      met.filter(({ colorId }) => colorId === null).map(({ colour }) => colour),
      'colors',
    ),
    ...unmet(
      met.filter(({ sizeId }) => sizeId === null).map(({ size }) => size),
      'sizes',
    ),
  ]
  if (unknown.length > 0) throw new Refusal(422, unknown)
  return met as Met[]
}

const unmet = (names: readonly string[], field: string): Cause[] =>
  [...new Set(names)].map((name) => ({ code: 'variant_unmet', field, meta: { name } }))

async function addToUnits(request: TenantRequest, phaseId: number, lines: readonly Met[]): Promise<void> {
  const units = new Map((await unitsOf(request.database, phaseId, true)).map((unit) => [keyOf(unit), unit]))
  const wanted = new Map<string, { colorId: number; sizeId: number; quantity: number }>()
  for (const { colorId, sizeId, quantity } of lines) {
    const key = keyOf({ colorId, sizeId })
    wanted.set(key, { colorId, sizeId, quantity: quantity + (wanted.get(key)?.quantity ?? 0) })
  }
  const changes = {
    added: [...wanted].filter(([key]) => !units.has(key)).map(([, value]) => value),
    changed: [...wanted].flatMap(([key, { quantity }]) => {
      const unit = units.get(key)
      return unit ? [{ id: unit.id, lockVersion: unit.lockVersion, quantity: unit.quantity + quantity }] : []
    }),
  }
  await saveUnits(
    request,
    phaseId,
    changes,
    () => 'ids',
    async () => undefined,
  )
}
