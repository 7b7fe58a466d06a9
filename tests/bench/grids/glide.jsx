import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { createRoot } from 'react-dom/client'
import { keys, rows } from './data.mjs'

const columns = keys.map((key) => ({ id: key, title: key, width: 120 }))
const cellAt = ([column, row]) => {
  const text = rows[row][keys[column]]
  return {
    kind: GridCellKind.Text,
    data: text,
    displayData: text,
    allowOverlay: false,
    contentAlign: column > 0 ? 'right' : 'left',
  }
}
globalThis.mount = (place) =>
  createRoot(place).render(
    <DataEditor
      columns={columns}
      rows={rows.length}
      getCellContent={cellAt}
      width={1200}
      height={700}
      smoothScrollY
      smoothScrollX
      rowHeight={36}
    />,
  )
/** A canvas has no text: its grid twin for screen readers says that it is there, and the canvas must hold ink. */
globalThis.isReady = (place) => {
  const canvas = place.querySelector('canvas')
  if (!canvas || canvas.width < 600) return false
  const { data } = canvas.getContext('2d').getImageData(10, 60, 200, 40)
  return data.some((value, at) => at % 4 < 3 && value < 120 && data[at - (at % 4) + 3] > 0)
}
