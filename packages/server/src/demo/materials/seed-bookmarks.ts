import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'

interface DemoFolder {
  readonly owner: 'brand' | 'platform'
  readonly by: string
  readonly name: string | null
  readonly note: string
  readonly isPublished: boolean
  /** Codes and colours of cloths, with what was noted. */
  readonly kept: readonly (readonly [code: string, color: string, note: string])[]
}

const brandId = 1

/** What the brand keeps for its next season, and the lists that the platform has put together. */
const folders: readonly DemoFolder[] = [
  {
    owner: 'brand',
    by: 'brand',
    name: '27春夏 シャツ',
    note: '前身頃と見返しの候補',
    isPublished: false,
    kept: [
      ['SO-4120', '03', '洗いざらしで'],
      ['SO-4120', '07', ''],
      ['SO-6204', '01', '袖だけ'],
    ],
  },
  {
    owner: 'brand',
    by: 'brandMember',
    name: '27秋冬 アウター',
    note: '',
    isPublished: false,
    kept: [
      ['SO-6310', '02', '見本を頼む'],
      ['SO-7018', '04', ''],
    ],
  },
  { owner: 'brand', by: 'brand', name: null, note: '', isPublished: false, kept: [['SO-5005', '01', '']] },
  {
    owner: 'platform',
    by: 'admin',
    name: '認証のある素材',
    note: 'GOTS・GRS・RWS を取った素材から',
    isPublished: true,
    kept: [
      ['SO-5005', '10', ''],
      ['SO-8001', '07', ''],
      ['SO-6120', '01', ''],
    ],
  },
  {
    owner: 'platform',
    by: 'admin',
    name: '藍を着る',
    note: '濃淡の藍で組む',
    isPublished: true,
    kept: [
      ['SO-4120', '07', ''],
      ['SO-2207', '01', ''],
    ],
  },
]

export async function seedBookmarks(database: Database, { users, userGroups }: DemoDataset): Promise<void> {
  const platformId = userGroups.find(({ kind }) => kind === 'admin')!.id
  for (const { owner: side, by, name, note, isPublished, kept } of folders) {
    const owner = side === 'brand' ? brandId : platformId
    const account = (users.find(({ key }) => key === by) ?? users[0])!.id
    const folderId = name === null ? null : await insertFolder(database, { owner, account, name, note, isPublished })
    for (const [code, color, written] of kept)
      await sql`
        insert into material_bookmark (user_group_id, folder_id, color_id, title, note, created_by)
        select ${owner}, ${folderId}, c.id, m.code || ' ' || m.name || ' ' || c.no || ' ' || c.name, ${written}, ${account}
        from material m join material_color c on c.material_id = m.id where m.code = ${code} and c.no = ${color}`.execute(
        database,
      )
  }
}

async function insertFolder(
  database: Database,
  given: { owner: number; account: number; name: string; note: string; isPublished: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into material_folder (user_group_id, name, note, is_published, created_by)
    values (${given.owner}, ${given.name}, ${given.note}, ${given.isPublished}, ${given.account}) returning id`.execute(
    database,
  )
  return rows[0]!.id
}
