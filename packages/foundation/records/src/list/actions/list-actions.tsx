import { useText } from '@tsumugi/i18n'
import { Button, IconButton, Menu, MenuItem, MenuLine, Segments } from '@tsumugi/ui'
import { Copy, Download, Ellipsis, Plus, Settings, Upload } from '@tsumugi/ui/icons'
import type { ReactNode } from 'react'
import { oneInside, type Definition, type RecordText } from '../../definition.ts'
import { listTexts } from '../../messages/catalogue.ts'
import type { ExportFormat } from './use-export.ts'

/** Which way the whole list is shown, where its master has another. */
export function ListViews({
  definition,
  t,
  view,
  onView,
}: {
  definition: Definition
  t: RecordText
  view: string
  onView(view: string): void
}) {
  const list = useText(listTexts)
  const other = definition.view
  if (!other) return null
  return (
    <Segments
      label={list('views')}
      value={view === other.key ? other.key : ''}
      onChange={onView}
      options={[
        { value: '', label: list('view.list') },
        { value: other.key, label: t(`view.${other.key}`) },
      ]}
    />
  )
}

interface ListActionsProps {
  definition: Definition
  t: RecordText
  mayWrite: boolean
  onAdd(): void
  onPaste(): void
  onDuplicates(): void
  /** Sets which fields there are; null for whom that is not. */
  onFields: (() => void) | null
  onExport(format: ExportFormat): void
  /** The column chooser, where the list stands. */
  children?: ReactNode
}

const formats = ['csv', 'cp932', 'xlsx'] as const

/** What can be done with the whole list, and the one primary action. */
export function ListActions({
  definition,
  t,
  mayWrite,
  onAdd,
  onPaste,
  onDuplicates,
  onFields,
  onExport,
  children,
}: ListActionsProps) {
  const list = useText(listTexts)
  return (
    <>
      {children}
      <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={list('more')} {...props} />}>
        {mayWrite && (
          <>
            <MenuItem icon={Upload} onSelect={onPaste}>
              {list('paste')}
            </MenuItem>
            <MenuItem icon={Copy} onSelect={onDuplicates}>
              {list('duplicates')}
            </MenuItem>
            {onFields && (
              <MenuItem icon={Settings} onSelect={onFields}>
                {list('fields')}
              </MenuItem>
            )}
            <MenuLine />
          </>
        )}
        {formats.map((format) => (
          <MenuItem key={format} icon={Download} onSelect={() => onExport(format)}>
            {list(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {mayWrite && (
        <Button type="primary" icon={Plus} className="add" onClick={onAdd}>
          {list('add', { one: oneInside(definition, t) })}
        </Button>
      )}
    </>
  )
}
