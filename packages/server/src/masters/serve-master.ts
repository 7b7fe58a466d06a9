import type { Master } from '@tsumugi/contract'
import { serve, type BoundEndpoint, type Handlers } from '../http/serve.ts'
import { knowTables } from '../records/table-nouns/known-nouns.ts'
import { masterHandlers } from './master-handlers.ts'
import { bound, type MasterTable } from './master-table.ts'
import { masterNoun } from './rows/master-noun.ts'

interface MasterBinding extends MasterTable {
  /** The master that stands in the path before this one. */
  readonly parent?: { readonly master: Master; readonly table: MasterTable['table'] }
}

/** Binds the calls of one master to its table: `serveMaster(masters.colors, { table: 'color' })`. */
export function serveMaster(master: Master, { parent, ...table }: MasterBinding): BoundEndpoint[] {
  const above = parent ? bound(parent.master, { table: parent.table }) : null
  if (!parent) knowTables(masterNoun(bound(master, table)))
  return serve(master.endpoints)(
    masterHandlers(bound(master, table), above) as unknown as Handlers<Master['endpoints']>,
  )
}

/** Lets tables of a master be brought in under its parent, by the calls of the room that it belongs to. */
export const importUnder = (master: Master, table: MasterTable): string => knowTables(masterNoun(bound(master, table)))
