import { curatedMaterials, type BookmarkShelf } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button, Chip } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { bookmarkTexts } from './bookmark-texts.ts'
import { FolderDialog } from './folder-dialog.tsx'

interface FolderListProps {
  readonly shelf: BookmarkShelf
  /** An id, `0` for those in none, empty for all. */
  readonly chosen: string
  readonly isPlatform: boolean
  onChoose(folder: string): void
}

/** Folders with how many each holds; a new one; and what the platform has put together. */
export function FolderList({ shelf, chosen, isPlatform, onChoose }: FolderListProps) {
  const t = useText(bookmarkTexts)
  const [isMaking, make] = useState(false)
  const row = (key: string, label: string, count: number, published = false) => (
    <li key={key}>
      <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
        <span className="one-line">{label}</span>
        {published && <Chip hue="bamboo">{t('published')}</Chip>}
        <span className="number soft">{formatNumber(count)}</span>
      </button>
    </li>
  )
  return (
    <nav className="bookmark-folders" aria-label={t('folders')}>
      <ul>
        {row('', t('all'), shelf.marks.length)}
        {row('0', t('loose'), shelf.loose)}
        {shelf.folders.map(({ id, name, count, isPublished }) => row(String(id), name, count, isPublished))}
      </ul>
      <Button icon={Plus} type="plain" size={24} onClick={() => make(true)}>
        {t('addFolder')}
      </Button>
      {!isPlatform && <CuratedLists />}
      {isMaking && <FolderDialog folder={null} onClose={() => make(false)} onMade={(id) => onChoose(String(id))} />}
    </nav>
  )
}

function CuratedLists() {
  const t = useText(bookmarkTexts)
  const { data } = useQuery(curatedMaterials.list, {}, { stays: true })
  if (!data || data.data.length === 0) return null
  return (
    <section>
      <h2>{t('curated')}</h2>
      <p className="small soft">{t('curatedHint')}</p>
      <ul>
        {data.data.map(({ id, name, note, count }) => (
          <li key={id}>
            <a href={href('materials', null, { folder: String(id) })} title={note || undefined}>
              <span className="one-line">{name}</span>
              <span className="number soft">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
