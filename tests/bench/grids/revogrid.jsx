import { defineCustomElements } from '@revolist/revogrid/loader'
import { keys, rows } from './data.mjs'

globalThis.prepare = async () => {
  defineCustomElements()
  await customElements.whenDefined('revo-grid')
}
globalThis.mount = (place) => {
  const grid = document.createElement('revo-grid')
  Object.assign(grid, {
    columns: keys.map((key) => ({ prop: key, name: key, size: 120, sortable: true })),
    source: rows,
    rowSize: 36,
    readonly: true,
  })
  Object.assign(grid.style, { height: '700px', width: '1200px', display: 'block' })
  place.append(grid)
}
