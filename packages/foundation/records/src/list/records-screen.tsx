import { useText } from '@tsumugi/i18n'
import { snake } from '@tsumugi/contract'
import { masterKinds } from '@tsumugi/domain'
import { storage, useSession, useStored } from '@tsumugi/session'
import { ColumnChooser, Screen, Skeleton, useStyles } from '@tsumugi/ui'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { ConfigDialog, DuplicatesDialog, PasteDialog } from '../lazy-dialogs.ts'
import { useRecordAddress } from '../record-address.ts'
import { titleOf, type Definition, type RecordText } from '../definition.ts'
import { listTexts } from '../messages/catalogue.ts'
import { useOwnFields } from '../own-fields.ts'
import { useOthersChanges, useSource } from '../record-source.ts'
import type { PageAddress } from '../use-address.ts'
import { ListBody } from './list-body.tsx'
import { RecordViews } from './views/record-views.tsx'
import { ListActions, ListViews } from './actions/list-actions.tsx'
import { KeysDialog } from './actions/keys-dialog.tsx'
import { useExport } from './actions/use-export.ts'
import { useListKeys } from './actions/use-list-keys.ts'
import css from './records-screen.css?inline'
import { ListFilters } from './list-filters.tsx'
import { WholeView } from './whole-view.tsx'

const RecordDrawer = lazy(() => import('../record/record-drawer.tsx').then((m) => ({ default: m.RecordDrawer })))

export interface RecordsScreenProps extends PageAddress {
  definition: Definition
  /** Where records have a parent: the one to show while the address names none. */
  parentId?: number
  /** Stands first among the filters. */
  filters?: (parentId: number | null, choose: (parentId: number) => void) => ReactNode
}

/** The list of one master and, beside it, the record that stands open. */
export function RecordsScreen(props: RecordsScreenProps) {
  const definition = useOwnFields(props.definition)
  return definition ? (
    <RecordsPage {...props} definition={definition} usual={props.definition} />
  ) : (
    <Skeleton rows={8} />
  )
}

function RecordsPage({
  definition,
  usual,
  params,
  query,
  parentId,
  filters,
}: RecordsScreenProps & { usual: Definition }) {
  useStyles(css)
  const t = useText(definition.texts) as RecordText
  const list = useText(listTexts)
  const { place, go } = useRecordAddress(definition, { params, query }, parentId)
  const source = useSource(definition.master, place.parentId)
  const { user } = useSession()
  const isSet = (masterKinds as readonly string[]).includes(snake(definition.master.name))
  const hiddenIn = storage.hiddenColumns(definition.master.name)
  const hiddenKeys = useStored(hiddenIn)
  const hidden = useMemo(() => new Set(hiddenKeys), [hiddenKeys])
  const [dialog, setDialog] = useState<'paste' | 'duplicates' | 'fields' | 'keys' | null>(null)
  const exportAs = useExport(definition, source, t)
  useOthersChanges(source)
  useListKeys({ n: () => source.mayWrite && go({ id: 'new' }), '?': () => setDialog('keys') })

  const whole = definition.view && place.view === definition.view.key ? definition.view : null
  const close = () => setDialog(null)
  const columns = [
    ...definition.columns.map((key) => ({ key, head: t(`field.${key}`) })),
    { key: 'uses', head: list('uses.column') },
  ]
  const shownKeys = columns.map(({ key }) => key).filter((key) => !hidden.has(key))
  const show = (keys: readonly string[]) =>
    hiddenIn.set(columns.map(({ key }) => key).filter((key) => !keys.includes(key)))
  return (
    <Screen
      className="records"
      title={titleOf(definition, t)}
      facts={<ListViews {...{ definition, t }} view={place.view} onView={(view) => go({ view })} />}
      actions={
        <ListActions
          {...{ definition, t }}
          mayWrite={source.mayWrite}
          onAdd={() => go({ id: 'new' })}
          onPaste={() => setDialog('paste')}
          onDuplicates={() => setDialog('duplicates')}
          onFields={isSet && user?.powerUser ? () => setDialog('fields') : null}
          onExport={(format) => void exportAs(format, place)}
        >
          {!whole && <RecordViews {...{ definition, t, place, go }} shown={shownKeys} onShown={show} />}
          {!whole && <ColumnChooser columns={columns} hidden={hidden} onChange={(keys) => hiddenIn.set([...keys])} />}
        </ListActions>
      }
    >
      <ListFilters {...{ definition, t, place }} onChange={go}>
        {filters?.(place.parentId, (chosen) => go({ parentId: chosen, id: null }))}
      </ListFilters>
      {whole ? (
        <WholeView source={source} place={place} View={whole.View} onOpen={({ id }) => go({ id })} />
      ) : (
        <ListBody
          {...{ definition, source, place, go, t, hidden }}
          onPaste={() => setDialog('paste')}
          onExport={(format) => void exportAs(format, place)}
        />
      )}
      {place.id !== null && (place.id !== 'new' || source.mayWrite) && (
        <Suspense>
          <RecordDrawer
            key={place.id}
            {...{ definition, source, t }}
            id={place.id}
            onClose={() => go({ id: null })}
            onOpen={(id) => go({ id })}
          />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton shape="block" height={0} />}>
        {dialog === 'paste' && <PasteDialog {...{ definition, source, t }} onClose={close} />}
        {dialog === 'fields' && <ConfigDialog definition={usual} onClose={close} />}
        {dialog === 'duplicates' && <DuplicatesDialog {...{ definition, source, t }} onClose={close} />}
      </Suspense>
      {dialog === 'keys' && <KeysDialog ordered={definition.master.ordered} onClose={close} />}
    </Screen>
  )
}
