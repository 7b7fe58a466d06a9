import { snake, type BulkOutcome, type Master, type Pagination, type Usage } from '@tsumugi/contract'
import type { Api, CallOptions } from '@tsumugi/api'
import { admits } from '@tsumugi/navigation'
import { useRefresh } from '@tsumugi/queries'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { MasterRow } from './definition.ts'
import { flat, gathered } from './own-fields.ts'

type Call = Readonly<Record<string, unknown>>
type Ask<Reply> = (call: Call, options?: CallOptions) => Promise<Reply>
export interface NamedRecord {
  id: number
  name: string
  code: string | null
}

/** The calls of any master; what differs between masters is only the shape of a record. */
interface MasterCalls {
  list: Ask<{ data: MasterRow[]; pagination: Pagination }>
  names: Ask<{ data: NamedRecord[] }>
  show: Ask<{ data: MasterRow }>
  create: Ask<{ data: MasterRow }>
  update: Ask<{ data: MasterRow }>
  order: Ask<null>
  archive: Ask<null>
  delete: Ask<null>
  merge: Ask<{ data: MasterRow }>
  duplicates: Ask<{ data: MasterRow[][] }>
  usages: Ask<{ data: Usage[] }>
  bulk: Ask<{ data: BulkOutcome[] }>
}

/** Where records of one master come from and go to. */
export interface Source extends MasterCalls {
  readonly master: Master
  readonly api: Api
  readonly parentId: number | null
  /** Whether the reader may change these records; who may not looks at them only. */
  readonly mayWrite: boolean
  /** Every key of what is kept of it begins like this. */
  readonly key: readonly [string, string, number | null]
  /** Asks again for all that is shown of it. */
  refresh(): Promise<void>
  /** Does away with a record: from now on nobody asks for it, unless the work fails. */
  without<Result>(id: number, work: Promise<Result>): Promise<Result>
}

/** The records of a master, below one parent where it has parents. */
export function useSource(master: Master, parentId: number | null = null): Source {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const refreshTopic = useRefresh()
  const { user } = useSession()
  const mayWrite = user === null || admits(user, master.writes)
  const leaving = useRef(new Set<unknown>())
  const refresh = useCallback(async () => {
    const isShown = (key: unknown[]) =>
      key[0] === 'records' && key[1] === master.name && !(key[3] === 'show' && leaving.current.has(key[4]))
    await Promise.all([mutate((key) => Array.isArray(key) && isShown(key)), refreshTopic(snake(master.name))])
  }, [mutate, refreshTopic, master])
  const without = useCallback(async <Result>(id: number, work: Promise<Result>) => {
    leaving.current.add(id)
    return work.catch((error: unknown) => {
      leaving.current.delete(id)
      throw error
    })
  }, [])
  return useMemo(() => {
    const client = api.of(master.endpoints) as unknown as MasterCalls
    const above = master.parent && parentId !== null ? { [master.parent]: parentId } : {}
    const calls = Object.entries(client).map(([name, call]) => [
      name,
      (content: Call, options?: CallOptions) => (call as Ask<unknown>)({ ...above, ...content }, options),
    ])
    const own = withOwnFields(Object.fromEntries(calls) as unknown as MasterCalls, master.name)
    const names: MasterCalls['names'] = async (call, options) => {
      const response = await api.raw(master.endpoints.names!, { ...above, ...call } as never, options)
      // A full list of 99,999 (spec §9) is taken as it is: its keys are the same on both sides, so nothing walks through it.
      return response.ok ? ((await response.json()) as { data: NamedRecord[] }) : own.names(call, options)
    }
    return {
      ...own,
      names,
      master,
      api,
      parentId,
      mayWrite,
      refresh,
      without,
      key: ['records', master.name, parentId] as const,
    }
  }, [api, master, parentId, mayWrite, refresh, without])
}

/** Records stand flat on this side, with the organisation's own fields among the others. */
function withOwnFields(calls: MasterCalls, name: string): MasterCalls {
  const one = async (asked: Promise<{ data: MasterRow }>) => ({ data: flat((await asked).data) })
  const sent = (call: Call): Call => ({
    ...call,
    body: { [name]: gathered((call.body as Record<string, Call>)[name]!) },
  })
  const stale = (error: unknown): never => {
    const held = error as { current?: MasterRow } | null
    if (held?.current) held.current = flat(held.current)
    throw error
  }
  return {
    ...calls,
    list: async (call, options) => {
      const { data, pagination } = await calls.list(call, options)
      return { data: data.map(flat), pagination }
    },
    show: (call, options) => one(calls.show(call, options)),
    create: (call, options) => one(calls.create(sent(call), options)),
    update: (call, options) => one(calls.update(sent(call), options)).catch(stale),
    merge: (call, options) => one(calls.merge(call, options)),
    duplicates: async (call, options) => ({
      data: (await calls.duplicates(call, options)).data.map((group) => group.map(flat)),
    }),
    bulk: (call, options) => {
      const { rows, ...how } = call.body as { rows: Call[] }
      return calls.bulk({ ...call, body: { rows: rows.map(gathered), ...how } }, options)
    },
  }
}

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const stayHere = { on404: () => undefined } as const

export interface ListQuery {
  page: number
  perPage: number
  q?: string
  sort?: string
  archived?: string
  filter?: Readonly<Record<string, string>>
}

/** One page of the list; the page before stays while the next is on its way. */
export function usePage(source: Source, query: ListQuery | null) {
  return useSWR(query && [...source.key, 'list', query], () => source.list({ query: { ...query } }), {
    ...still,
    keepPreviousData: true,
  })
}

/** One record; its error has the status 404 once it is gone. */
export function useRecord(source: Source, id: number | null) {
  return useSWR(
    id === null ? null : [...source.key, 'show', id],
    async () => (await source.show({ id: id! }, stayHere)).data,
    still,
  )
}

/** All of them by name, for pickers. */
export function useNames(source: Source, wanted = true) {
  return useSWR(wanted ? [...source.key, 'names'] : null, async () => (await source.names({})).data, still)
}

/** How often the records in sight are used; asked for once they are in sight. */
export function useUsages(source: Source, ids: readonly number[]) {
  const { data } = useSWR(
    ids.length ? [...source.key, 'usages', ...ids] : null,
    async () => (await source.usages({ query: { ids: ids.slice(0, 500) } })).data,
    { ...still, keepPreviousData: true },
  )
  return useMemo(() => new Map(data?.map((usage) => [usage.id, usage])), [data])
}

/** Follows what others change. */
export function useOthersChanges(source: Source): void {
  const hear = useEffectEvent(() => void source.refresh())
  const topic = snake(source.master.name)
  useEffect(() => onRealtime(topic, () => hear()), [topic])
}
