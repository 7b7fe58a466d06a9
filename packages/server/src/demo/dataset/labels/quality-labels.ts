import type { CareCategory, CareEdition, LabelStatus } from '@tsumugi/domain'
import type { DemoMerchandising } from '../demo-rows.ts'
import { labelRecipes, type LabelRecipe } from './label-recipes.ts'

/** A quality label of the demo; terms are named by their Japanese word in the word lists. */
export interface DemoLabel {
  id: number
  familyId: number
  version: number
  replacesId: number | null
  userGroupId: number
  product: DemoMerchandising
  status: LabelStatus
  edition: CareEdition
  codes: number[]
  unrestricted: CareCategory[]
  recipe: LabelRecipe
  sizeText: string
  originCountry: string
  /** Measured percentages of the first part, in its order. */
  measured: string[] | null
  acceptedWarnings: string[]
  updatedAt: string
  /** Organisations that read the finished versions. */
  shares: number[]
}

const company = 1
const labelled = 32
/** Whose turn it is differs from label to label; the pattern is as a working season looks. */
const course: LabelStatus[] = ['printed', 'approved', 'draft', 'review', 'approved', 'draft', 'printed', 'review']
const suppliers = [3, 4, 5, 6]
const origins = ['JP', 'JP', 'JP', 'CN', 'VN']

/** Labels for products of the first company, some with a version before them, and one of the second company. */
export function labelsFor(merchandisings: readonly DemoMerchandising[]): DemoLabel[] {
  const labels: DemoLabel[] = []
  const products = merchandisings.filter(
    ({ template, userGroupId, status }) =>
      !template && userGroupId === company && status !== 'idea' && status !== 'dropped',
  )
  const every = Math.max(1, Math.floor(products.length / labelled))
  products
    .filter((_, at) => at % every === 0)
    .slice(0, labelled)
    .forEach((product, at) => {
      labels.push(...versionsOf(product, at, labels.length + 1))
    })
  const other = merchandisings.find(({ template, userGroupId }) => !template && userGroupId !== company)
  if (other) labels.push(...versionsOf(other, 1, labels.length + 1).slice(0, 1))
  return labels
}

function versionsOf(product: DemoMerchandising, at: number, id: number): DemoLabel[] {
  const recipe = labelRecipes.find(({ fits }) => fits.test(product.name))!
  const status = course[at % course.length]!
  const finished = status === 'approved' || status === 'printed'
  const revised = at % 9 === 4 || at % 11 === 5
  const label = {
    familyId: id,
    userGroupId: product.userGroupId,
    product,
    recipe,
    edition: '2024' as const,
    unrestricted: [],
    sizeText: 'M',
    originCountry: origins[at % origins.length]!,
    measured: null,
    acceptedWarnings: [],
    codes: recipe.codes,
    shares: product.userGroupId === company && (finished || revised) ? [suppliers[at % suppliers.length]!] : [],
  }
  const day = String(1 + (at % 20)).padStart(2, '0')
  const first: DemoLabel = {
    ...label,
    id,
    version: 1,
    replacesId: null,
    status: revised ? (finished ? 'superseded' : 'approved') : status,
    updatedAt: `2026-10-${day}T02:${String(10 + at).padStart(2, '0')}:00.000Z`,
    ...(at % 8 === 6 && {
      edition: '2014' as const,
      codes: recipe.codes.map(asIn2014),
      acceptedWarnings: ['edition_superseded@edition'],
    }),
    ...flawOf(status, at),
  }
  if (!revised) return [first]
  const second: DemoLabel = {
    ...label,
    id: id + 1,
    version: 2,
    replacesId: id,
    status,
    updatedAt: `2026-11-${day}T05:${String(10 + at).padStart(2, '0')}:00.000Z`,
    ...flawOf(status, at),
  }
  return [{ ...first, measured: null }, second]
}

const asIn2014 = (code: number) => (code === 511 ? 510 : code === 111 ? 110 : code)

/** Drafts are unfinished; some reports do not agree with the label. */
function flawOf(status: LabelStatus, at: number): Partial<DemoLabel> {
  if (status === 'draft' && at % 3 === 2) return { codes: [], originCountry: '' }
  if (status === 'draft') return { unrestricted: [], measured: null }
  if (status === 'review' && at % 2 === 1) return { measured: ['+4.6', '-4.6'] }
  return at % 4 === 0 ? { measured: ['+0.8', '-0.8'] } : {}
}
