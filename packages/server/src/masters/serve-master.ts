import { camel, type Master } from '@tsumugi/contract'
import { serve, type BoundEndpoint, type Handlers } from '../http/serve.ts'
import { masterHandlers } from './master-handlers.ts'
import { bound, type Bound, type MasterTable } from './master-table.ts'

interface MasterBinding extends MasterTable {
  /** The master that stands in the path before this one. */
  readonly parent?: { readonly master: Master; readonly table: MasterTable['table'] }
}

/** What tables can be brought in of, by the name of its resource: masters that stand under no other, and `importUnder`. */
const importable = new Map<string, Bound>()

/** Binds the calls of one master to its table: `serveMaster(masters.colors, { table: 'color' })`. */
export function serveMaster(master: Master, { parent, ...table }: MasterBinding): BoundEndpoint[] {
  const above = parent ? bound(parent.master, { table: parent.table }) : null
  if (!parent) importable.set(nounOf(master), bound(master, table))
  return serve(master.endpoints)(
    masterHandlers(bound(master, table), above) as unknown as Handlers<Master['endpoints']>,
  )
}

/** Lets tables of a master be brought in under its parent, by the calls of the room that it belongs to. */
export function importUnder(master: Master, table: MasterTable): string {
  importable.set(nounOf(master), bound(master, table))
  return nounOf(master)
}

/** A noun of which tables are brought in; undefined where there is none of this name. */
export const importableNoun = (noun: string): Bound | undefined => importable.get(noun)

/** Those that need no parent, by name. */
export const importableNouns = (): string[] =>
  [...importable].filter(([, { parentColumn }]) => parentColumn === null).map(([noun]) => noun)

const nounOf = ({ path }: Master) => camel(path.split('/').at(-1)!)
