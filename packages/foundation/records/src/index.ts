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
export { ListOutcome } from './list-outcome.tsx'
export { useListPlace, type ListPlace } from './list-place.ts'
export { useOwnListPlace } from './own-list-place.ts'
export { positive, useAddress, type PageAddress } from './use-address.ts'
export { useNames, usePage, useSource, type NamedRecord, type Source } from './record-source.ts'
export { Swatch } from './list/columns/field-cell.tsx'
export { useListKeys } from './list/actions/use-list-keys.ts'
export { RowGroups } from './list/groups/row-groups.tsx'
export { useShownColumns } from './list/views/use-shown-columns.ts'
export { SavedViews } from './list/views/saved-views.tsx'
export type { Sight } from './list/views/list-views.ts'
export { saveFile } from './list/actions/save-file.ts'
export { wantsWhite as onDark } from './colour/contrast.ts'
export { ConflictDialog, type Conflict } from './form/conflict-dialog.tsx'
export { differences, isSame } from './form/differences.ts'
export { formTexts } from './form/form-texts.ts'
export { useKeptForm, type KeptFormOptions, type Versioned } from './form/use-kept-form.ts'
export { useSaveKey } from './form/use-save-key.ts'
export { headKey, matchColumns, type HeadNames } from './paste/match-columns.ts'
export { choiceWords, readCell, type ChoiceWords } from './paste/read-cell.ts'
export { PasswordField } from './identity/password-field.tsx'
export { useConfirmedIdentity } from './identity/use-confirmed-identity.tsx'
export { useBringing } from './named/use-bringing.ts'
export { SheetLink } from './named/sheet-link.tsx'
export { FileChoice } from './named/file-choice.tsx'
export { PersonSelect } from './named/person-select.tsx'
export { useHistoryAddress } from './record/history-address.ts'
export { StepProofs } from './step-proofs/step-proofs.tsx'
