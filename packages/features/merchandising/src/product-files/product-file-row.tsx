import type { MerchandisingFile } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Chip, Icon, IconButton, kindOf, Menu, MenuItem, MenuLine, showSize, TextField } from '@tsumugi/ui'
import { Download, Ellipsis, Eye, GripVertical, Image, Pencil, Play, RefreshCw, Trash2 } from '@tsumugi/ui/icons'
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { drawerTexts } from '../product-drawer/drawer-texts.ts'
import { useVideoStill } from '../product-queries.ts'

export interface ProductFileRowProps {
  file: MerchandisingFile
  /** What makes the grip a grip; it finds its file by `data-grip`. */
  grip: ComponentProps<'button'>
  dragged: boolean
  /** Where it stands while the rows are being put in order. */
  place: number
  onOpen(): void
  onRename(name: string): void
  onMakePrimary(): void
  onExchange(): void
  onDelete(): void
}

/** One file of a product: grip, picture or kind, name, size and day, and what can be done with it. */
export function ProductFileRow(props: ProductFileRowProps) {
  const { file, grip, dragged, place, onOpen, onRename } = props
  const t = useText(drawerTexts)
  const [renaming, setRenaming] = useState(false)
  const note = [file.size !== null && showSize(file.size), formatDate(file.createdAt, 'shortNoYear')].filter(Boolean)

  return (
    <li data-file={file.id} data-dragged={dragged || undefined} style={{ order: place }}>
      <button
        type="button"
        className="grip"
        data-grip={file.id}
        aria-label={t('files.grip', { name: file.name })}
        {...grip}
      >
        <Icon of={GripVertical} size={16} />
      </button>
      <button type="button" className="kind" aria-label={`${t('files.open')}: ${file.name}`} onClick={onOpen}>
        <FileMark file={file} />
      </button>
      {renaming ? (
        <NameField
          name={file.name}
          onDone={(name) => {
            setRenaming(false)
            if (name && name !== file.name) onRename(name)
          }}
        />
      ) : (
        <div className="text">
          <span className="one-line" title={file.name}>
            {file.name}
          </span>
          <span className="tiny faint">
            {note.join('・')} {file.primary && <Chip hue="indigo">{t('files.primary')}</Chip>}
          </span>
        </div>
      )}
      <FileMenu {...props} onRename={() => setRenaming(true)} />
    </li>
  )
}

function FileMark({ file: { kind, name, thumbnails, url } }: { file: MerchandisingFile }) {
  const still = useVideoStill(kind === 'video' ? url : null)
  const picture = kind === 'image' ? (thumbnails['120'] ?? url) : still
  if (picture) return <img src={picture} alt="" loading="lazy" />
  if (kind === 'video') return <Icon of={Play} size={20} />
  return <span>{kindOf({ name }).toUpperCase() || kind}</span>
}

/** Enter keeps the new name, Escape the old one. */
function NameField({ name, onDone }: { name: string; onDone(name: string | null): void }) {
  const t = useText(drawerTexts)
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    onDone(event.key === 'Enter' ? typed.trim() : null)
  }
  return (
    <TextField
      aria-label={t('files.newName')}
      data-keeps-escape=""
      ref={input}
      maxLength={200}
      size={24}
      value={typed}
      onChange={setTyped}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(typed.trim())}
    />
  )
}

type FileMenuProps = Omit<ProductFileRowProps, 'onRename'> & { onRename(): void }

function FileMenu({ file, onOpen, onRename, onMakePrimary, onExchange, onDelete }: FileMenuProps) {
  const t = useText(drawerTexts)
  const label = t('files.menu', { name: file.name })
  return (
    <Menu
      label={label}
      placement="below-end"
      trigger={(props) => <IconButton {...props} icon={Ellipsis} size={24} label={label} />}
    >
      <MenuItem icon={Eye} onSelect={onOpen}>
        {t('files.open')}
      </MenuItem>
      <MenuItem icon={Download} href={file.url} target="_blank">
        {t('files.download')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Pencil} onSelect={onRename}>
        {t('files.rename')}
      </MenuItem>
      {file.kind === 'image' && !file.primary && (
        <MenuItem icon={Image} onSelect={onMakePrimary}>
          {t('files.makePrimary')}
        </MenuItem>
      )}
      <MenuItem icon={RefreshCw} onSelect={onExchange}>
        {t('files.exchange')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} attention onSelect={onDelete}>
        {t('files.delete')}
      </MenuItem>
    </Menu>
  )
}
