export {
  define,
  nameOf,
  wordOf,
  type Definition,
  type FormValues,
  type MasterRow,
  type PanelProps,
  type RecordText,
  type ViewProps,
  type WidgetProps,
} from './definition.ts'
export { RecordsScreen, type RecordsScreenProps } from './list/records-screen.tsx'
export type { PageAddress } from './record-address.ts'
export { useNames, usePage, useSource, type NamedRecord, type Source } from './record-source.ts'
export { Swatch } from './list/field-cell.tsx'
export { saveFile } from './list/save-file.ts'
export { wantsWhite as onDark } from './record/contrast.ts'
export { ConflictDialog, type ConflictDialogProps } from './record/conflict-dialog.tsx'
export { useKeptForm } from './record/use-kept-form.ts'
