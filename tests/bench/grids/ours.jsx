import { setLocale } from '@tsumugi/i18n'
import { Table, StyleRoot } from '@tsumugi/ui'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { keys, rows } from './data.mjs'

const columns = keys.map((key, at) => ({
  key,
  head: key,
  width: 120,
  sortable: true,
  align: at > 0 ? 'end' : undefined,
  cell: (row) => row[key],
}))

// The few words of the controls are there before anybody looks at a table: they are loaded with the page.
const one = document.createElement('div')
document.body.append(one)
const warm = createRoot(one)
const show = (root, data) =>
  root.render(
    <StyleRoot value={document}>
      <Suspense>
        <Table label="bench" columns={columns} rows={data} rowKey={(row) => row.id} maxHeight="700px" />
      </Suspense>
    </StyleRoot>,
  )
globalThis.prepare = async () => {
  await setLocale('ja')
  show(warm, rows.slice(0, 1))
  await new Promise((resolve) => setTimeout(resolve, 500))
  warm.unmount()
  one.remove()
}
globalThis.mount = (place) => show(createRoot(place), rows)
