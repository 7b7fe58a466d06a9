import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { keys, rows } from './data.mjs'

ModuleRegistry.registerModules([AllCommunityModule])
const columns = keys.map((key) => ({ field: key, headerName: key, width: 120, sortable: true }))
globalThis.mount = (place) =>
  createRoot(place).render(
    <div style={{ height: 700, width: 1200 }}>
      <AgGridReact rowData={rows} columnDefs={columns} rowHeight={36} getRowId={({ data }) => data.id} />
    </div>,
  )
