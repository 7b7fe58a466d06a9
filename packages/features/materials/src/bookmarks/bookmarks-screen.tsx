import { materialBookmarks, type MaterialBookmark } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import {
  Button,
  BulkBar,
  EmptyState,
  ErrorState,
  Pager,
  Screen,
  SearchField,
  Select,
  Skeleton,
  useStyles,
} from '@tsumugi/ui'
import { GitCompare } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { CompareDialog } from '../compare/compare-dialog.tsx'
import { mostCompared } from '../compare/named-cloth.ts'
import { BookmarkCard } from './bookmark-card.tsx'
import { bookmarkTexts } from './bookmark-texts.ts'
import css from './bookmarks.css?inline'
import { FolderHead } from './folder-head.tsx'
import { FolderList } from './folder-list.tsx'
import { bookmarkCalls, bookmarkTopics, useBookmarkChanges, useShelf } from './use-bookmarks.ts'

/** /materials/bookmarks: colours of cloth that an organisation keeps, in folders and with notes. */
export const BookmarksScreen = ({ query }: Pick<PageAddress, 'query'>) => (
  <Bookmarks query={query} route="materialBookmarks" />
)
/** /materials/admin/bookmarks: the lists that the platform puts together and publishes. */
export const AdminBookmarksScreen = ({ query }: Pick<PageAddress, 'query'>) => (
  <Bookmarks query={query} route="materialAdminBookmarks" />
)

interface BookmarksProps extends Pick<PageAddress, 'query'> {
  readonly route: 'materialBookmarks' | 'materialAdminBookmarks'
}

function Bookmarks({ query, route }: BookmarksProps) {
  useStyles(css)
  const t = useText(bookmarkTexts)
  const shelf = useShelf()
  const place = useListPlace({ query }, href(route), ['folder', 'q'] as const)
  const { folder, q } = place.values
  const isPlatform = route === 'materialAdminBookmarks'
  const chosen = shelf?.folders.find(({ id }) => String(id) === folder)
  if (!shelf) return <Screen title={t('title')}>{<Skeleton rows={6} />}</Screen>
  return (
    <Screen className="bookmarks" title={t('title')}>
      <div className="bookmark-columns">
        <FolderList
          shelf={shelf}
          chosen={folder}
          isPlatform={isPlatform}
          onChoose={(key) => place.set({ folder: key })}
        />
        <div>
          <div className="bookmark-tools">
            <SearchField label={t('search')} value={q} onChange={(words) => place.set({ q: words })} />
            {chosen && (
              <FolderHead folder={chosen} isPlatform={isPlatform} onRemoved={() => place.set({ folder: '' })} />
            )}
          </div>
          {chosen?.note && <p className="soft">{chosen.note}</p>}
          <Kept key={folder} place={place} />
        </div>
      </div>
    </Screen>
  )
}

interface Place {
  readonly page: number
  readonly values: Readonly<Record<'folder' | 'q', string>>
  turn(page: number): void
}

function Kept({ place }: { readonly place: Place }) {
  const t = useText(bookmarkTexts)
  const { folder, q } = place.values
  const calls = bookmarkCalls(useSession().user) ?? materialBookmarks
  const { data, error, mutate } = useQuery(
    calls.list,
    { query: { page: place.page, perPage: 60, ...(folder && { folderId: folder }), ...(q && { q }) } },
    { keep: true, topics: bookmarkTopics },
  )
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  if (data.data.length === 0)
    return (
      <EmptyState
        heading="h2"
        filtered={q !== ''}
        title={t(q ? 'emptyFound' : 'empty')}
        action={<Button href={href('materials')}>{t('toMarket')}</Button>}
      />
    )
  return (
    <>
      <Cards bookmarks={data.data} />
      <Pager pagination={data.pagination} onPage={place.turn} />
    </>
  )
}

function Cards({ bookmarks }: { readonly bookmarks: readonly MaterialBookmark[] }) {
  const t = useText(bookmarkTexts)
  const [chosen, choose] = useState<readonly number[]>([])
  const [isComparing, compare] = useState(false)
  const ids = bookmarks.filter(({ id }) => chosen.includes(id))
  const shown = ids.flatMap(({ listing, colorId }) => (listing ? [{ id: listing.id, colorId }] : []))
  return (
    <>
      <ul className="bookmark-cards" aria-label={t('title')}>
        {bookmarks.map((bookmark) => (
          <BookmarkCard
            key={bookmark.id}
            bookmark={bookmark}
            isChosen={chosen.includes(bookmark.id)}
            onChoose={(isOn) => choose(isOn ? [...chosen, bookmark.id] : chosen.filter((id) => id !== bookmark.id))}
          />
        ))}
      </ul>
      <BulkBar count={ids.length} onClear={() => choose([])}>
        <Tools ids={ids.map(({ id }) => id)} onDone={() => choose([])} />
        {shown.length > 1 && shown.length <= mostCompared && (
          <Button icon={GitCompare} type="sub-primary" onClick={() => compare(true)}>
            {t('compare')}
          </Button>
        )}
      </BulkBar>
      {isComparing && <CompareDialog cloths={shown} onClose={() => compare(false)} />}
    </>
  )
}

function Tools({ ids, onDone }: { readonly ids: readonly number[]; onDone(): void }) {
  const t = useText(bookmarkTexts)
  const folders = useShelf()?.folders ?? []
  const { move, remove } = useBookmarkChanges()
  return (
    <>
      <Select
        aria-label={t('moveTo')}
        placeholder={t('moveTo')}
        value=""
        options={[
          { value: '0', label: t('loose') },
          ...folders.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(folder) => folder && void move(ids, folder === '0' ? null : Number(folder)).then(onDone)}
      />
      <Button type="plain" onClick={() => void remove(ids).then(onDone)}>
        {t('remove')}
      </Button>
    </>
  )
}
