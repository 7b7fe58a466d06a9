import type { Database } from '../../database/engine.ts'

export async function groupName(database: Database, userGroupId: number): Promise<string> {
  const row = await database.selectFrom('user_group').select('name').where('id', '=', userGroupId).executeTakeFirst()
  return row?.name ?? ''
}
