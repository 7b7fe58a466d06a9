import { readdirSync, readFileSync } from 'node:fs'
import type { AuditNoun } from '@tsumugi/domain'
import { expect, it } from 'vitest'

/** What has a page or a drawer of its own, beside documents and masters, whose pages are one mechanism each. */
const shown: readonly AuditNoun[] = [
  'exhibition',
  'exhibition_order',
  'fedi_invoice',
  'matching_application',
  'payment_run',
  'phase',
  'production',
  'production_schedule',
  'project',
  'quality_labeling',
  'recruitment',
  'resource_plan_sheet',
  'supplier',
  'transport',
  'vendor_packing_list',
]

const leads = /(?:<HistoryButton noun="|useHistoryAddress\(')([a-z_]+)/g
const screens = readdirSync('packages/features', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\/src\/.*\.tsx$/.test(name),
)
const leading = new Set(
  screens.flatMap((name) =>
    [...readFileSync(`packages/features/${name}`, 'utf8').matchAll(leads)].map(([, noun]) => noun),
  ),
)

it.each(shown)('review D9: the page of a %s leads to who changed what of it', (noun) => {
  expect(leading).toContain(noun)
})
