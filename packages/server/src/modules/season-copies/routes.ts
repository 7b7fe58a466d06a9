import { contract } from '@tsumugi/contract'
import { addMonths, inSeason, seasonOf, type Season } from '@tsumugi/domain'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { brandOf } from '../brands/queries.ts'
import { startMonthsOf } from '../merchandising-reports/brand-seasons.ts'
import { candidates, copyProducts, namesBetween } from './queries.ts'
import { changed } from '../../records/changed.ts'

const shownExamples = 5

export const seasonCopyRoutes = serve(contract.seasonCopies)({
  async create(request, { body }) {
    const { database, userGroupId, accountId, asker } = request
    const brand = await brandOf(database, userGroupId, body.brandId)
    if (!brand) throw notFound()
    if (body.from === body.to) throw invalid({ code: 'invalid', field: 'to' })
    const startMonths = startMonthsOf(brand.season_start_months)
    const from = seasonOf(body.from, startMonths)
    const to = seasonOf(body.to, startMonths)
    const monthShift = body.monthShift ?? monthsBetween(from, to)
    const found = await candidates(database, userGroupId, brand.id, from.startsOn, from.endsOn, body.statuses)
    const taken = await namesBetween(database, userGroupId, brand.id, to.startsOn, to.endsOn)
    const fresh = found.filter(({ name }) => !taken.has(name))
    const moves = fresh
      .map(({ id, name, release_on: day }) => ({ id, name, from: day, day: addMonths(day, monthShift) }))
      .filter(({ day }) => inSeason(day, to))
    if (moves.length === 0) nothingToDo(request)
    else if (!body.dryRun) {
      const ids = await copyProducts(
        database,
        { userGroupId, accountId, originalAccountId: asker.originalAccountId },
        moves,
      )
      const detail = { from: body.from, to: body.to, count: ids.length }
      await changed(request, {
        noun: 'merchandising',
        verb: 'season_copied',
        id: null,
        detail: { ...detail, brand: brand.name },
      })
    }
    return {
      data: {
        count: moves.length,
        sameName: found.length - fresh.length,
        outside: fresh.length - moves.length,
        monthShift,
        examples: moves
          .slice(0, shownExamples)
          .map(({ name, from: day, day: shifted }) => ({ name, from: day, to: shifted })),
      },
    }
  },
})

function monthsBetween(from: Season, to: Season): number {
  const months = ({ startsOn }: Season) => Number(startsOn.slice(0, 4)) * 12 + Number(startsOn.slice(5, 7))
  return months(to) - months(from)
}
