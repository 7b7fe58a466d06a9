// Ground and controls
export {
  adoptStyles,
  adoptStylesAgain,
  StyleRoot,
  useStyleRoot,
  useStyles,
  type StyleRootNode,
} from './styles/style-root.ts'
export { baseStyles } from './styles/base-styles.ts'
export { figureStyles } from './styles/figure-styles.ts'
export { pageStyles } from './styles/page-styles.ts'
export { mobileMax, resizeSettle, tabletMin, useViewport, viewportOf, type Viewport } from './viewport/viewport.ts'
export { Icon, type IconProps, type IconSize, type LucideIcon } from './icon/icon.tsx'
export { Spinner } from './spinner/spinner.tsx'
export {
  Button,
  buttonTypes,
  IconButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonType,
  type IconButtonProps,
} from './button/button.tsx'
export { controlTexts } from './messages/catalogue.ts'
export { Field, type ControlAttributes, type FieldProps } from './field/field.tsx'
export { readTyped, useTypedText, type TypedText } from './field/typed-text.ts'
export { TextField, useInputStyles, type ControlSize, type TextFieldProps } from './text-field/text-field.tsx'
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx'
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx'
export { decimalPlaces, readDecimal, showDecimal } from './number-field/decimal-text.ts'
export { Select, type Option, type SelectProps } from './select/select.tsx'
export { Checkbox, Radio, Switch, type CheckboxProps, type TickProps } from './tick/tick.tsx'
export { ColourWell, type ColourWellProps } from './colour-well/colour-well.tsx'
export { Segments, type SegmentsProps } from './segments/segments.tsx'
export { RowList, type RowListProps } from './row-list/row-list.tsx'
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx'
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx'
export { FileRow, type FileRowProps } from './file-drop/file-row.tsx'
export { fileGate } from './file-drop/file-gate.ts'
export { kindOf, showSize, type FileRules } from './file-drop/file-rules.ts'
export { EnterSends } from './form/enter-sends.tsx'
export { Form, type FormProps } from './form/form.tsx'
export { useForm, type FieldBinding, type FormOptions, type FormState, type Keep } from './form/use-form.ts'
export { readFieldErrors, type FieldError } from './form/field-errors.ts'
export { Status, type StatusLook } from './status/status.tsx'
export { Chip, Count, FilterChip, type ChipHue } from './chip/chip.tsx'
export { Avatar, type AvatarProps } from './avatar/avatar.tsx'
export { Notice, type NoticeProps } from './notice/notice.tsx'
export { Progress, type ProgressLook, type ProgressProps } from './progress/progress.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx'
export { ScreenLinks, type DirectRoute } from './screen-links/screen-links.tsx'
export { Screen, type ScreenProps } from './screen/screen.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx'
export { Pager, type PageFigures, type PagerProps } from './pager/pager.tsx'
export { isTyping } from './keyboard/is-typing.ts'
export { trackDrag, type DragListener, type DragParts } from './drag/track-drag.ts'
export { Table, type TableProps, type Totals } from './table/table.tsx'
export { useLatest } from './table/use-latest.ts'
export { useWindow } from './table/use-window.ts'
export { QuantityMatrix, type QuantityMatrixProps } from './matrix/quantity-matrix.tsx'
export {
  matrixFaults,
  matrixKey,
  type MatrixChange,
  type MatrixKey,
  type MatrixLine,
  type MatrixState,
} from './matrix/cells/matrix-data.ts'
export { BulkBar, type BulkBarProps } from './bulk-bar/bulk-bar.tsx'
export { ColumnChooser, type ColumnChooserProps } from './table/column-chooser.tsx'
export { nextSorts, rowHeights, type Column, type Density, type Selection, type Sort } from './table/column.ts'

// Overlays
export { overlays, type DismissReason, type OpenOverlay, type OverlayOptions } from './overlays/overlays.ts'
export { OverlayHost } from './overlays/overlay-host.tsx'
export { useModal, usePopover, type PopoverOptions } from './overlays/use-overlay.ts'
export type { Placement } from './overlays/placement/beside.ts'
export type { TriggerProps } from './overlays/trigger.ts'
export { Dialog, type DialogAction, type DialogProps } from './dialog/dialog.tsx'
export { confirm, type ConfirmOptions } from './confirm/confirm-requests.ts'
export { toast, type ToastOptions } from './toast/toasts.ts'
export { Menu, type MenuProps } from './menu/menu.tsx'
export { MenuHeading, MenuItem, MenuLine, type MenuItemProps } from './menu/menu-item.tsx'
export { createTypeAhead, rove } from './menu/roving.ts'
export { InlineModal, type InlineModalProps } from './inline-modal/inline-modal.tsx'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx'
export { Drawer, type DrawerProps } from './drawer/drawer.tsx'
export { Tabs, type Tab, type TabsProps } from './tabs/tabs.tsx'
export { fold, matching } from './combobox/matching.ts'
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/combobox.tsx'
export { DateField, type DateFieldProps } from './date-field/date-field.tsx'
export { Calendar, type CalendarProps } from './date-field/calendar.tsx'
export { ImagePreview, type ImagePreviewProps, type PreviewImage } from './image-preview/image-preview.tsx'
