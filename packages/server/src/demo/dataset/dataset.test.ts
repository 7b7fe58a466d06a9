import { describe, expect, it } from 'vitest'
import { today } from './calendar.ts'
import { demoDataset } from './dataset.ts'
import { type Persona, personas } from './people/personas.ts'

const demo = demoDataset()
const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
const seasons = byId(demo.seasons)
const brands = byId(demo.brands)
const groupCategories = byId(demo.groupCategories)
const brandCategories = byId(demo.brandCategories)
const groups = byId(demo.userGroups)

/** Check digit of a corporate number: 9 less the weighted sum of its twelve digits modulo 9 (domain §5.11). */
function checkDigit(twelve: string): number {
  const sum = [...twelve].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 2 : 1), 0)
  return 9 - (sum % 9)
}

describe('demoDataset', () => {
  it('is the same every time, and other sizes keep the people and masters', () => {
    expect(demoDataset()).toEqual(demo)
    expect(demoDataset({ styles: 10 }).users).toEqual(demo.users)
  })

  it('plans 300 styles over two seasons, in three labels of one company, and templates', () => {
    const own = demo.merchandisings.filter((each) => each.userGroupId === 1)
    expect(own.filter((each) => !each.template)).toHaveLength(300)
    expect(own.filter((each) => each.template)).toHaveLength(6)
    for (const brandId of [1, 2, 3]) {
      for (const seasonId of [1, 2]) {
        expect(own.filter((each) => each.brandId === brandId && each.seasonId === seasonId).length).toBeGreaterThan(20)
      }
    }
  })

  it('plans 3,000 styles of one label in one season when a bench asks', () => {
    const many = demoDataset({ styles: 3000, season: '27SS', brand: 'shirotsume' }).merchandisings.filter(
      (each) => each.userGroupId === 1 && !each.template,
    )
    expect(many).toHaveLength(3000)
    expect(new Set(many.map((each) => `${each.brandId}/${each.seasonId}`))).toEqual(new Set(['1/1']))
    expect(new Set(many.map((each) => each.name)).size).toBe(3000)
    expect(() => demoDataset({ brand: 'nowhere' })).toThrow('masters.ts')
  })

  it('domain §3.14 release_on lies in the season', () => {
    for (const { seasonId, releaseOn, brandId, userGroupId } of demo.merchandisings) {
      const season = seasons.get(seasonId)!
      expect(releaseOn >= season.startsOn && releaseOn <= season.endsOn).toBe(true)
      expect(season.userGroupId).toBe(userGroupId)
      expect(brands.get(brandId)!.userGroupId).toBe(userGroupId)
    }
  })

  it('domain §3.14 a name appears once in a brand and season', () => {
    const names = demo.merchandisings.map((each) => `${each.brandId}/${each.seasonId}/${each.name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(demo.merchandisings.map((each) => `${each.userGroupId}/${each.code}`)).size).toBe(names.length)
  })

  it('writes money and quantities as decimal strings, cost below price', () => {
    for (const { listPrice, unitCost, quantity, salesPlan, markdownPct } of demo.merchandisings) {
      for (const value of [listPrice, unitCost, quantity, salesPlan]) expect(value).toMatch(/^[1-9]\d*$/)
      expect(markdownPct).toMatch(/^\d{1,2}\.\d$/)
      const rate = Number(unitCost) / Number(listPrice)
      expect(rate > 0.25 && rate < 0.4).toBe(true)
      expect(Number(salesPlan)).toBeLessThanOrEqual(Number(listPrice) * Number(quantity))
    }
  })

  it('domain §3.14 files every style under a leaf of both trees that exists, or leaves it in the tray', () => {
    for (const each of demo.merchandisings) {
      const leaf = each.groupCategoryId === null ? null : groupCategories.get(each.groupCategoryId)
      expect(leaf === null || (leaf?.layer === 2 && leaf.userGroupId === each.userGroupId)).toBe(true)
      const own = each.brandCategoryId === null ? null : brandCategories.get(each.brandCategoryId)
      expect(own === null || (own?.layer === 2 && own.brandId === each.brandId)).toBe(true)
      if (leaf === null) expect(each.status).toBe('idea')
    }
    const tray = demo.merchandisings.filter((each) => each.groupCategoryId === null)
    expect(tray.length).toBeGreaterThan(3)
    for (const tree of [demo.groupCategories, demo.brandCategories]) {
      const known = new Set<number>()
      for (const node of tree) {
        expect(node.parentId === null || known.has(node.parentId)).toBe(true)
        known.add(node.id)
      }
      expect(known.size).toBe(tree.length)
    }
  })

  it('has released what lies behind and not what lies ahead, in every state of domain §3.14', () => {
    for (const { status, releaseOn } of demo.merchandisings) {
      expect(status === 'released' || status === 'closed').toBe(releaseOn <= today)
    }
    expect(new Set(demo.merchandisings.map((each) => each.status)).size).toBe(7)
  })

  it('shows one to three pictures of each style, the first one primary, in its own colours', () => {
    for (const { id, colorIds } of demo.merchandisings) {
      const files = demo.mdFiles.filter((file) => file.merchandisingId === id)
      expect(files.length >= 1 && files.length <= 3).toBe(true)
      expect(files.map((file) => file.primary)).toEqual(files.map((_, at) => at === 0))
      expect(files.map((file) => file.colorId)).toEqual(colorIds.slice(0, files.length))
    }
    expect(demo.mdFiles.map((file) => file.id)).toEqual(demo.mdFiles.map((_, at) => at + 1))
  })

  it('budgets every cell in which something is planned once, near the plan', () => {
    const cell = (each: { brandId: number; seasonId: number; groupCategoryId: number | null }, period: string) =>
      `${each.brandId}/${each.seasonId}/${each.groupCategoryId}/${period}`
    const budgets = new Map(demo.mdBudgets.map((each) => [cell(each, each.period), each]))
    expect(budgets.size).toBe(demo.mdBudgets.length)
    let planned = 0
    let budgeted = 0
    for (const each of demo.merchandisings) {
      if (each.template || each.status === 'dropped' || each.groupCategoryId === null) continue
      expect(budgets.has(cell(each, each.releaseOn.slice(0, 7)))).toBe(true)
      planned += Number(each.listPrice) * Number(each.quantity)
    }
    for (const { sales } of demo.mdBudgets) {
      expect(sales).toMatch(/^[1-9]\d*00000$/)
      budgeted += Number(sales)
    }
    expect(budgeted / planned > 0.9 && budgeted / planned < 1.3).toBe(true)
  })

  it('tells histories that end in what the product holds, forward in time', () => {
    const products = byId(demo.merchandisings)
    expect(demo.mdVersions.length).toBeGreaterThan(100)
    demo.mdVersions.forEach((version, at) => {
      const product = products.get(version.merchandisingId)!
      const now: Record<string, string | undefined> = {
        release_on: product.releaseOn,
        unit_cost: product.unitCost,
        quantity: product.quantity,
        status: product.status,
        group_category: groupCategories.get(product.groupCategoryId ?? 0)?.name,
      }
      for (const change of version.changes) {
        expect(change.after).toBe(now[change.field])
        expect(change.before).not.toBe(change.after)
      }
      const before = demo.mdVersions[at - 1]
      if (before?.merchandisingId === version.merchandisingId) {
        expect(version.version).toBe(before.version + 1)
        expect(version.at > before.at).toBe(true)
      }
      expect(version.at.slice(0, 10) <= today).toBe(true)
    })
  })
})

describe('the people', () => {
  it('are plainly invented: names of companies end in (デモ), mail goes to .example', () => {
    for (const { name } of [...demo.userGroups, ...demo.superGroups]) expect(name).toMatch(/\(デモ\)$/)
    for (const { email } of demo.users) expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/)
  })

  it('domain §5.11 registration numbers carry their check digit', () => {
    expect(checkDigit('123456789012')).toBe(7)
    const numbers = demo.userGroups.flatMap((group) => group.registrationNumber ?? [])
    expect(numbers.length).toBeGreaterThan(5)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) {
      expect(number).toMatch(/^T\d{13}$/)
      expect(Number(number[1])).toBe(checkDigit(number.slice(2)))
    }
  })

  it('offer one account per kind, power user and not, and the special cases', () => {
    const roles = new Set(demo.memberships.map((each) => `${groups.get(each.userGroupId)!.kind} ${each.role}`))
    for (const kind of ['brand', 'supplier', 'trade', 'distributor']) {
      expect(roles).toContain(`${kind} power_user`)
      expect(roles).toContain(`${kind} member`)
    }
    expect(roles).toContain('admin owner')
    expect(roles).toContain('admin member')
    const people = personas as readonly Persona[]
    expect(people.filter((each) => each.mayImpersonate).map(({ key }) => key)).toEqual(['admin'])
    expect(people.some((each) => each.concierges.length > 0 && !each.mayImpersonate)).toBe(true)
    expect(people.some((each) => each.memberships.length > 2)).toBe(true)
    expect(people.some((each) => each.memberships.some((membership) => membership.functions.length === 0))).toBe(true)
  })

  it('are distinct, and hold no function that their organisation does not', () => {
    for (const field of ['key', 'email', 'name'] as const) {
      expect(new Set(personas.map((each) => each[field])).size).toBe(personas.length)
    }
    for (const { userGroupId, functions } of demo.memberships) {
      for (const key of functions) expect(groups.get(userGroupId)!.enabledFunctions).toContain(key)
    }
  })

  it('§4 concierge entry: one organisation has agreed to the terms and one has not', () => {
    const entered = demo.concierges.map((each) => groups.get(each.userGroupId)!.agreedTermsAt === null)
    expect(new Set(entered)).toEqual(new Set([true, false]))
  })
})
