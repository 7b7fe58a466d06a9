import { printedCodes, printedParts, printedTerms, madeIn, type Locale, type SnapshotField } from '@tsumugi/domain'
import { fileUrls } from '../merchandising-files/replies.ts'
import { approvalFileOf } from '../approvals/targets/approval-file.ts'
import type { ApprovalTargetRow, Outcome } from '../approvals/targets/approval-target.ts'
import type { Acting } from '../../records/acting.ts'
import { merchandisingOf } from '../merchandising-records/queries.ts'
import { labelLocales, printOf } from './label-files/label-drawings.ts'
import { labelTextIn } from './label-texts.ts'
import { labelOf, pageOfLabels, supersedeBefore, updateLabel } from './queries.ts'
import { labFileOf } from './replies.ts'
import type { LabelRow } from './stored-label.ts'
import type { LabelWord } from './messages/ja.ts'

/** Quality labels under review: what is printed, and what the laboratory found. */
export const qualityLabelTarget: ApprovalTargetRow = {
  async read(acting, id) {
    const row = await labelOf(acting.database, acting.userGroupId, id)
    // Taken back or replaced, it waits for nobody any more.
    return row?.user_group_id === acting.userGroupId && row.status === 'review' ? readingOf(acting, row) : null
  },

  async draft(acting, id) {
    const row = await labelOf(acting.database, acting.userGroupId, id)
    return row?.user_group_id === acting.userGroupId ? readingOf(acting, row) : null
  },

  async files({ database, userGroupId }, id) {
    const row = await labelOf(database, userGroupId, id)
    const paper = row && labFileOf(row)
    return paper ? [approvalFileOf(paper)] : []
  },

  async search({ database, userGroupId }, words) {
    const { rows } = await pageOfLabels(database, userGroupId, { q: words }, 20, 0)
    return rows
      .filter((row) => row.user_group_id === userGroupId)
      .map((row) => ({
        id: row.id,
        title: row.item_name,
        code: row.style_no || null,
        imageUrl: imageOf(row),
        amount: null,
        currency: 'JPY',
      }))
  },

  decided,
}

const imageOf = ({ merchandising_id: product, primary_file_id: file, primary_file_revision: revision }: LabelRow) =>
  product === null || file === null ? null : fileUrls(product, file, revision ?? 0).thumbnail(480)

const readingOf = async ({ database, userGroupId }: Acting, row: LabelRow) => ({
  title: row.item_name,
  code: row.style_no || null,
  amount: null,
  currency: 'JPY',
  brandId: row.brand_id,
  partnerId: null,
  // Routes ask for the categories of the product that the label is for.
  categoryIds:
    row.merchandising_id === null
      ? []
      : ((await merchandisingOf(database, userGroupId, row.merchandising_id))?.category_ids.map(Number) ?? []),
  imageUrl: imageOf(row),
  link: `/s/quality_labelings/${row.id}/edit`,
  lineage: String(row.family_id),
  fields: fieldsOf(row),
})

function fieldsOf(row: LabelRow): SnapshotField[] {
  const print = printOf(row)
  const field = (key: LabelWord, value: string): SnapshotField => ({
    key,
    kind: 'text',
    value: value || null,
    label: inEach((locale) => labelTextIn(locale)(key)),
  })
  const figures = printedParts(print, 'ja').map(({ name, rows }) =>
    [name, ...rows.map((each) => `${each.name}${each.figure}`)].filter(Boolean).join(' '),
  )
  const measured = (row.lab?.results ?? []).map(({ fibre, percent }) => `${fibre} ${percent}%`).join(', ')
  return [
    field('column.composition.ja', figures.join(' / ')),
    field('edition', row.edition),
    field('codes', printedCodes(print).join(' ')),
    field('column.terms.ja', printedTerms(print, 'ja')),
    field('sizeText', row.size_text),
    field('size', `${Number(row.label_width)} × ${Number(row.label_height)} mm`),
    field('column.origin.ja', madeIn(row.origin_country, 'ja')),
    field('labeller', row.labeller_name),
    field('address', row.labeller_address),
    field('phone', row.labeller_phone),
    field('lab', measured),
  ]
}

const inEach = (word: (locale: Locale) => string) =>
  Object.fromEntries(labelLocales.map((locale) => [locale, word(locale)])) as Record<Locale, string>

/** An approved label is finished and takes the place of the version before; any other end leads back to draft. */
async function decided(acting: Acting, id: number, { status }: Outcome): Promise<void> {
  const { database, userGroupId, accountId } = acting
  const row = await labelOf(database, userGroupId, id)
  if (row?.status !== 'review') return
  if (status !== 'approved') await updateLabel(database, userGroupId, id, row.lock_version, { status: 'draft' })
  else {
    await updateLabel(database, userGroupId, id, row.lock_version, {
      status: 'approved',
      approved_at: new Date().toISOString(),
      approved_by: accountId,
    })
    await supersedeBefore(database, userGroupId, row.family_id, row.version)
  }
  await acting.notify('quality_labeling', id)
}
