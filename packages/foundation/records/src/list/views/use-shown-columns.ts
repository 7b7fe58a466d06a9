import { storage, useStored } from '@tsumugi/session'
import type { Column } from '@tsumugi/ui'
import { useMemo } from 'react'

/**
 * Which columns of a list are in sight and in what order, as the reader last wanted them, else the usual ones; the first is
 * always first. `usual` keeps its identity over renders.
 */
export function useShownColumns<Row>(
  list: string,
  all: readonly Column<Row>[],
  first: string,
  usual: readonly string[] | 'all',
) {
  const stored = storage.shownColumns(list)
  const wanted = useStored(stored)
  return useMemo(() => {
    const everyKey = all.map(({ key }) => key)
    const keys = [first, ...(wanted.length > 0 ? wanted : usual === 'all' ? everyKey : usual)]
    const columns = [...new Set(keys)].flatMap((key) => all.find((column) => column.key === key) ?? [])
    const shown = columns.map(({ key }) => key)
    return {
      columns,
      shown,
      hidden: new Set(everyKey.filter((key) => !shown.includes(key))) as ReadonlySet<string>,
      show: (next: readonly string[]) => stored.set([...next]),
      /** Those that come anew stand last. */
      hide: (next: ReadonlySet<string>) =>
        stored.set([
          ...shown.filter((key) => !next.has(key)),
          ...everyKey.filter((key) => !next.has(key) && !shown.includes(key)),
        ]),
    }
  }, [all, first, stored, usual, wanted])
}
