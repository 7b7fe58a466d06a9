import { addDays, momentOf, today } from '../calendar.ts'
import { type DemoMdVersion, type DemoMerchandising, merchandisingStatuses } from '../demo-rows.ts'
import { groupCategories, seasons } from '../masters.ts'
import type { Chance } from '../random.ts'

type Change = DemoMdVersion['changes'][number]

/**
 * A few believable saves behind some products, newest last. Each `after` leads to the next `before` and the last to
 * what the product holds now, so that the history can be replayed.
 */
export function historiesFor(merchandisings: readonly DemoMerchandising[], luck: Chance): DemoMdVersion[] {
  const versions: DemoMdVersion[] = []
  for (const product of merchandisings) {
    if (product.template || product.status === 'idea' || !luck.happens(0.35)) continue
    const possible = [
      moved(product, luck),
      cheaper(product, luck),
      recounted(product, luck),
      promoted(product),
      filed(product),
    ]
    const changes = possible.filter((change): change is Change => change !== null && luck.happens(0.55))
    const start = product.createdAt.slice(0, 10)
    changes.forEach((change, at) => {
      const day = addDays(start, (at + 1) * luck.whole(4, 18))
      versions.push({
        id: versions.length + 1,
        merchandisingId: product.id,
        version: at + 1,
        userId: product.userGroupId === 1 ? luck.pick([1, 2, 3]) : 5,
        at: momentOf(day < today ? day : addDays(today, at - changes.length), luck.whole(0, 500)),
        changes: [change],
      })
    })
  }
  return inOrder(versions)
}

/** Two saves of one product must not run backwards in time. */
function inOrder(versions: DemoMdVersion[]): DemoMdVersion[] {
  return versions.map((version, at) => {
    const before = versions[at - 1]
    if (!before || before.merchandisingId !== version.merchandisingId || before.at < version.at) return version
    version.at = new Date(Date.parse(before.at) + 3_600_000).toISOString()
    return version
  })
}

function moved(product: DemoMerchandising, luck: Chance): Change | null {
  const season = seasons.find((each) => each.id === product.seasonId)
  const before = addDays(product.releaseOn, luck.pick([-21, -14, -7, 7, 14]))
  if (!season || before < season.startsOn || before > season.endsOn) return null
  return { field: 'release_on', before, after: product.releaseOn }
}

function cheaper(product: DemoMerchandising, luck: Chance): Change {
  const before = String(Number(product.unitCost) + luck.whole(4, 40) * 5)
  return { field: 'unit_cost', before, after: product.unitCost }
}

function recounted(product: DemoMerchandising, luck: Chance): Change {
  const before = String(Math.max(40, Number(product.quantity) + luck.pick([-80, -40, 40, 100, 160])))
  return before === product.quantity
    ? { field: 'quantity', before: '60', after: product.quantity }
    : { field: 'quantity', before, after: product.quantity }
}

/** Only what people decide; a release is dated by the calendar. */
function promoted(product: DemoMerchandising): Change | null {
  if (product.status === 'released' || product.status === 'closed') return null
  const at = merchandisingStatuses.indexOf(product.status)
  return at > 0 ? { field: 'status', before: merchandisingStatuses[at - 1] ?? null, after: product.status } : null
}

function filed(product: DemoMerchandising): Change | null {
  const leaf = groupCategories.find((each) => each.id === product.groupCategoryId)
  return leaf ? { field: 'group_category', before: null, after: leaf.name } : null
}
