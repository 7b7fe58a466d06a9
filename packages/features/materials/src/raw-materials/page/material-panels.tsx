import type { PanelProps } from '@tsumugi/records'
import { StockPanel } from '../stock-panel.tsx'
import { FilesPanel } from './files-panel.tsx'
import { UsesPanel } from './uses-panel.tsx'

/** What stands beside the fields of a raw material: its stock, where it is used, its files. */
export function MaterialPanels(props: PanelProps) {
  const { record } = props
  return (
    <div className="material-panels">
      <StockPanel {...props} />
      {record && <UsesPanel id={record.id} />}
      {record && <FilesPanel id={record.id} />}
    </div>
  )
}
