import { budgetsFor } from './merchandising/budgets.ts'
import type { DemoDataset, DemoMdFile, DemoMerchandising } from './demo-rows.ts'
import { historiesFor } from './merchandising/histories.ts'
import { brandCategories, brands, colors, groupCategories, seasons, sizes, subBrands } from './masters.ts'
import { type Plan, planStyle } from './merchandising/merchandisings.ts'
import { groupRelations, superGroups, userGroups } from './people/organisations.ts'
import { concierges, memberships, teamAssignments, teams, users } from './people/personas.ts'
import { chance } from './random.ts'

export interface DemoOptions {
  /** Planned styles of the first company, without templates; 300 unless told. */
  styles?: number
  /** Puts all of them into one season instead of both. */
  season?: '27SS' | '26AW'
  /** Puts all of them under one label (a brand's key, say `shirotsume`) instead of three. */
  brand?: string
}

const labelShares = [45, 30, 25]
const stylesOfSecondCompany = 12
const templatesPerLabel = 2

/**
 * The whole demo as plain rows, the same on every machine (domain §3.1, §3.2, §3.14): insert the tables in the order
 * of their keys. Throws when `brand` or `season` does not exist.
 */
export function demoDataset({ styles = 300, season, brand }: DemoOptions = {}): DemoDataset {
  const luck = chance(20261121)
  const merchandisings: DemoMerchandising[] = []
  const mdFiles: DemoMdFile[] = []
  const plans = brands.flatMap((label) =>
    seasons
      .filter((each) => each.userGroupId === label.userGroupId)
      .map((each): Plan => ({ brand: label, season: each, names: new Set(), serial: 0, luck })),
  )
  const own = plans.filter(
    (plan) =>
      plan.brand.userGroupId === 1 && (!season || plan.season.code === season) && (!brand || plan.brand.key === brand),
  )
  if (own.length === 0) {
    throw new Error(`No demo label ${brand} plans ${season ?? 'a season'}. Use a key of masters.ts.`)
  }

  function add(plan: Plan, template = false) {
    plan.serial += 1
    const style = planStyle(plan, merchandisings.length + 1, mdFiles.length + 1, template)
    merchandisings.push(style.merchandising)
    mdFiles.push(...style.files)
  }
  const shares = own.map((plan) => (labelShares[plan.brand.id - 1] ?? 0) * (plan.season.code === '27SS' ? 11 : 9))
  for (let count = 0; count < styles; count += 1) add(own[luck.weighted(shares)]!)
  for (const plan of plans.filter((each) => each.brand.userGroupId === 1 && each.season.code === '27SS')) {
    for (let count = 0; count < templatesPerLabel; count += 1) add(plan, true)
  }
  const others = plans.filter((plan) => plan.brand.userGroupId !== 1)
  for (let count = 0; count < stylesOfSecondCompany; count += 1) add(others[count % others.length]!)

  return {
    userGroups,
    superGroups,
    users,
    memberships,
    concierges,
    groupRelations,
    teams,
    brands,
    teamAssignments,
    subBrands,
    seasons,
    groupCategories,
    brandCategories,
    colors,
    sizes,
    merchandisings,
    mdFiles,
    mdVersions: historiesFor(merchandisings, luck),
    mdBudgets: budgetsFor(merchandisings, luck),
  }
}
