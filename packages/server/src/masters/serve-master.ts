import type { Master } from '@tsumugi/contract'
import { serve, type BoundEndpoint, type Handlers } from '../http/serve.ts'
import { masterHandlers } from './master-handlers.ts'
import { bound, type MasterTable } from './master-table.ts'

interface MasterBinding extends MasterTable {
  /** The master that stands in the path before this one. */
  readonly parent?: { readonly master: Master; readonly table: MasterTable['table'] }
}

/** Binds the calls of one master to its table: `serveMaster(masters.colors, { table: 'color' })`. */
export function serveMaster(master: Master, { parent, ...table }: MasterBinding): BoundEndpoint[] {
  const above = parent ? bound(parent.master, { table: parent.table }) : null
  return serve(master.endpoints)(
    masterHandlers(bound(master, table), above) as unknown as Handlers<Master['endpoints']>,
  )
}
