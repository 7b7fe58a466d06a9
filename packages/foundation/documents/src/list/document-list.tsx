import type { DocumentKind } from '@tsumugi/contract'
import { admits, type DocumentNoun } from '@tsumugi/domain'
import { useNoun, useText } from '@tsumugi/i18n'
import { useListKeys, useShownColumns, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, ColumnChooser, Screen, Tabs, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { Suspense, useMemo, useState } from 'react'
import type { DocumentPageAnswer } from '../document-answers.ts'
import { listPath, openDocument, type DocumentDefinition } from '../definition.ts'
import { CreateDialog } from '../form/create-dialog.tsx'
import { useDocuments } from '../use-documents.ts'
import { documentTexts, useDocumentWords, type DocumentWords } from '../words/document-words.ts'
import { ListBody } from './list-body.tsx'
import { documentColumns } from './document-columns.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ListViews } from './views/list-views.tsx'
import { ListFilters } from './list-filters.tsx'
import { perPage, queryOf, type ListWish } from './list-query.ts'
import { useDocumentPlace } from './views/use-document-place.ts'
import css from './document-list.css?inline'

export interface DocumentListProps extends Partial<PageAddress> {
  readonly definition: DocumentDefinition
  /** Opens a document in place of its address: where the list stands in a page of somebody else's. */
  onOpen?(noun: DocumentNoun, id: number): void
}

/** Documents of one kind: tabs by status with counts, filters in the address, sums of the whole result, many at once. */
export function DocumentList({ definition, query = {}, onOpen }: DocumentListProps) {
  useStyles(css)
  const { kind, direction } = definition
  const words = useDocumentWords(kind)
  const noun = useNoun()
  const { place, ...view } = useDocumentPlace(query, listPath(definition))
  const wish: ListWish = { ...place, group: view.group, ...(direction && { direction }) }
  const answer = useDocuments(kind, 'list', { query: { ...queryOf(wish), page: place.page, perPage } }, { keep: true })
  const [adding, setAdding] = useState(false)
  const all = useMemo(() => documentColumns(definition, words), [definition, words])
  const usual = useMemo(
    () => all.map(({ key }) => key).filter((key) => !definition.spareColumns?.includes(key)),
    [all, definition],
  )
  const sight = useShownColumns(`${kind.noun}.${direction ?? 'all'}`, all, 'number', usual)
  const open = (id: number) => openDocument(definition, kind.noun, id, onOpen)
  const mayAdd = useMayAdd(definition)
  useListKeys({ n: () => mayAdd && setAdding(true) })
  return (
    <Screen
      className="documents"
      title={noun(definition.noun)}
      actions={
        <>
          {definition.besides?.map((list) => (
            <Button key={list.noun} href={list.href}>
              {noun(list.noun)}
            </Button>
          ))}
          <ListViews
            {...{ kind, words, place, view }}
            columns={all.map(({ key }) => key)}
            shown={sight.shown}
            onShown={sight.show}
          />
          <ExportMenu {...{ kind, words, wish }} />
          <ColumnChooser
            columns={all.slice(1).map(({ key, head, name }) => ({ key, head: name ?? String(head) }))}
            hidden={sight.hidden}
            onChange={sight.hide}
          />
          {mayAdd && (
            <Button type="primary" icon={Plus} className="add" onClick={() => setAdding(true)}>
              {words.t('create', { one: words.inside })}
            </Button>
          )}
        </>
      }
    >
      {definition.parts?.aboveList && <Suspense fallback={null}>{definition.parts.aboveList()}</Suspense>}
      <StatusTabs
        {...{ kind, words }}
        answer={answer.data}
        status={place.values.status}
        onChange={(status) => place.set({ status })}
      />
      <ListFilters {...{ kind, place, words }} />
      <ListBody
        {...{ definition, words, place, view, answer, open }}
        columns={sight.columns}
        onAdd={mayAdd ? () => setAdding(true) : null}
      />
      {adding && (
        <CreateDialog {...{ definition, words }} onClose={() => setAdding(false)} onMade={({ id }) => open(id)} />
      )}
    </Screen>
  )
}

/** What follows another is made from that one; whatever its author begins is made here. */
function useMayAdd({ kind, direction }: DocumentDefinition): boolean {
  const { user } = useSession()
  const isBegun = !kind.follows || kind.follows.isOptional === true
  return isBegun && direction !== 'receive' && (!kind.beginning || (user !== null && admits(user, kind.beginning)))
}

interface StatusTabsProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly answer: DocumentPageAnswer | undefined
  readonly status: string
  onChange(status: string): void
}

function StatusTabs({ kind, words, answer, status, onChange }: StatusTabsProps) {
  const t = useText(documentTexts)
  const countOf = (name: string) => answer?.tabs.find((tab) => tab.status === name)?.count
  const all = answer?.tabs.reduce((sum, { count }) => sum + count, 0)
  const tab = (key: string, label: string, count: number | undefined) => ({
    key,
    label,
    ...(count !== undefined && { count }),
  })
  return (
    <Tabs
      label={t('tabs')}
      value={status}
      onChange={onChange}
      tabs={[
        tab('', t('tab.all'), all),
        ...kind.lifecycle.statuses.map((name) => tab(name, words.status(name), countOf(name))),
      ]}
    />
  )
}
