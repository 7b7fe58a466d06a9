import type { RecordFile } from '@tsumugi/contract'
import { lazy, Suspense } from 'react'

const SheetButton = lazy(() => import('./sheet-button.tsx').then((m) => ({ default: m.SheetButton })))

/** Leads to a kept workbook as it is seen, without opening it here (spec §2 /previews/xls); nothing for other files. */
export function SheetLink({ name, url }: Pick<RecordFile, 'name' | 'url'>) {
  const [, id] = /\/record_files\/(\d+)\//.exec(url) ?? []
  if (!id || !/\.xlsx$/i.test(name)) return null
  return (
    <Suspense>
      <SheetButton {...{ id, name }} />
    </Suspense>
  )
}
