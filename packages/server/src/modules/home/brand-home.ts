import type { contract, ReplyOf } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { fileUrls } from '../merchandising-files/replies.ts'
import { changesSinceYesterday, tasksByBrand } from './queries.ts'

type Home = ReplyOf<typeof contract.home.show>['data']

/** The desk of a merchandiser: what to place, to picture and to confirm, and what changed. */
export async function brandHome(
  { database, userGroupId }: TenantRequest,
  today: string,
): Promise<Pick<Home, 'tasks' | 'changes'>> {
  const [brands, changes] = await Promise.all([
    tasksByBrand(database, userGroupId, today),
    changesSinceYesterday(database, userGroupId, today),
  ])
  const tasks = brands.flatMap((row) => [
    task('releasing_soon', row.releasing_soon, row),
    task('uncategorized', row.loose, row),
    task('without_picture', row.without_picture, row),
  ])
  return {
    tasks: tasks.filter(({ count }) => count > 0).toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind)),
    changes: changes.map((row) => ({
      id: row.id,
      subject: {
        brandId: row.brand_id,
        merchandisingId: row.merchandising_id,
        name: row.name,
        imageUrl:
          row.file_id === null ? null : fileUrls(row.merchandising_id, row.file_id, row.revision ?? 0).thumbnail(120),
      },
      by: row.by ?? '',
      at: row.at,
      fields: row.fields,
    })),
  }
}

type Task = Home['tasks'][number]
const urgency: readonly Task['kind'][] = ['releasing_soon', 'uncategorized', 'without_picture']

const task = (kind: Task['kind'], count: number, row: { brand_id: number; brand: string }): Task => ({
  kind,
  count,
  target: { brandId: row.brand_id, merchandisingId: null },
  label: row.brand,
})
