import type { WorkflowField } from '@tsumugi/contract'
import { merchandisingTransitions, type SnapshotField } from '@tsumugi/domain'
import type { ApprovalTargetRow, Outcome } from '../approvals/targets/approval-target.ts'
import type { Acting } from '../../records/acting.ts'
import { approverPool } from '../approvals/queries/people-queries.ts'
import { updateMerchandisingStatus } from './product-status-queries.ts'
import { productFiles, readProduct, readProducts, type ProductReading } from './product-subject.ts'
import { itemOf, newestItems, updateItem, type StoredItem } from './queries.ts'

const kinds: Record<WorkflowField['type'], SnapshotField['kind']> = {
  text: 'text',
  long_text: 'text',
  number: 'quantity',
  money: 'money',
  date: 'date',
  select: 'text',
  check: 'flag',
}

const formFields = ({ fields, form }: StoredItem): SnapshotField[] =>
  fields.map(({ key, type, label }) => ({
    key: `form.${key}`,
    kind: kinds[type],
    value: form[key] ?? null,
    label: { ja: label.ja, en: label.en || label.ja, 'zh-CN': label.zh || label.ja },
  }))

/** The first amount of the form, else what the product will cost. */
const amountIn = ({ fields, form }: StoredItem): string | null => {
  const field = fields.find(({ type }) => type === 'money')
  const value = field && form[field.key]
  return typeof value === 'string' && value !== '' ? value : null
}

async function read(acting: Acting, id: number) {
  const item = await itemOf(acting.database, acting.userGroupId, id)
  if (!item) return null
  const product = item.subject_id === null ? null : await readProduct(acting, item.subject_id)
  return readingOf(item, product)
}

/** Null where the product it is about is gone. */
function readingOf(item: StoredItem, product: ProductReading | null) {
  if (item.subject_id !== null && !product) return null
  return {
    title: item.title,
    code: item.workflow_name,
    amount: amountIn(item) ?? product?.amount ?? null,
    currency: product?.currency ?? 'JPY',
    brandId: product?.brandId ?? null,
    partnerId: null,
    categoryIds: product?.categoryIds ?? [],
    imageUrl: product?.imageUrl ?? null,
    link: product?.link ?? null,
    ...(product && { lineage: `${item.definition_id} merchandising ${product.id}` }),
    fields: [...formFields(item), ...(product?.fields ?? [])],
  }
}

/** Items of custom workflows, about a planned product or about nothing in particular. */
export const customWorkflowTarget: ApprovalTargetRow = {
  read,

  async files(acting, id) {
    const item = await itemOf(acting.database, acting.userGroupId, id)
    return item?.subject_id == null ? [] : productFiles(acting, item.subject_id)
  },

  async search(acting, words) {
    const items = await newestItems(acting.database, acting.userGroupId, words)
    const products = await readProducts(
      acting,
      items.flatMap(({ subject_id: id }) => id ?? []),
    )
    return items.flatMap((item) => {
      const reading = readingOf(item, products.find(({ id }) => id === item.subject_id) ?? null)
      if (!reading) return []
      const { title, code, imageUrl, amount, currency } = reading
      return { id: item.id, title, code, imageUrl, amount, currency }
    })
  },

  form: (id) => `/s/custom_workflow_items/${id}/approval`,

  async steps(acting, id) {
    const item = await itemOf(acting.database, acting.userGroupId, id)
    return item?.steps.length ? { name: item.workflow_name, version: item.version, steps: item.steps } : null
  },

  audience,
  decided,
}

/** Those whom the definition offers to tell, or the chosen among them. */
async function audience(acting: Acting, id: number): Promise<number[]> {
  const item = await itemOf(acting.database, acting.userGroupId, id)
  if (!item) return []
  const offered = (await approverPool(acting.database, acting.userGroupId)).idsOf(item.notify)
  return item.notify_ids === null ? offered : offered.filter((each) => item.notify_ids!.includes(each))
}

/** A product whose confirmation was refused goes back to the plan, as somebody would have sent it. */
async function decided(acting: Acting, id: number, { status }: Outcome): Promise<void> {
  const item = await itemOf(acting.database, acting.userGroupId, id)
  if (!item) return
  await updateItem(acting.database, acting.userGroupId, id, { status })
  const refused = status === 'rejected' || status === 'returned'
  if (item.subject_kind !== 'merchandising' || item.subject_id === null || !refused) return
  if (item.trigger === 'confirmed')
    await updateMerchandisingStatus(acting, item.subject_id, 'confirmed', merchandisingTransitions.replan.to)
}
