import type { ConfirmedMark } from '@tsumugi/contract'
import { markStatuses } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import type { QueryRecord } from '@tsumugi/navigation'
import {
  BulkBar,
  Button,
  EmptyState,
  ErrorState,
  Pager,
  Screen,
  SearchField,
  Select,
  Skeleton,
  Table,
  Tabs,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { Check } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { useContentNames, useMarks, useMarkSteps, useWaiting } from '../mark-queries.ts'
import { MarkCard } from './mark-card.tsx'
import { markColumns } from './mark-columns.tsx'
import { MarkDrawer } from './mark-drawer.tsx'
import { markTexts } from './mark-texts.ts'
import { askedOf, sortOf, useMarksPlace } from './marks-place.ts'
import css from './marks-screen.css?inline'

/** Changes that a partner made and that one has to see, and one's own that partners have to see. */
export function MarksScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(markTexts)
  const { place, go, clear } = useMarksPlace(query)
  const { data, error, isValidating, mutate } = useMarks(askedOf(place))
  const waiting = useWaiting()
  const [open, setOpen] = useState<number | null>(null)
  const mark = data?.data.find(({ id }) => id === open)
  return (
    <Screen className="marks" title={t('title')} facts={<p className="small soft">{t('lead')}</p>}>
      <Tabs
        label={t('sides')}
        tabs={[
          { key: 'theirs', label: t('side.theirs'), ...(waiting > 0 && { count: waiting }) },
          { key: 'ours', label: t('side.ours') },
        ]}
        value={place.side}
        onChange={(side) => go({ side, status: side === 'ours' ? 'all' : 'open' })}
      />
      <Filters place={place} go={go} />
      {data ? (
        <Marks
          {...{ place, go, clear, data }}
          busy={isValidating && data.pagination.currentPage !== place.page}
          onOpen={({ id }) => setOpen(id)}
        />
      ) : error ? (
        <ErrorState heading="h2" onRetry={() => void mutate()} />
      ) : (
        <Skeleton rows={8} />
      )}
      {mark && <MarkDrawer key={mark.id} mark={mark} onClose={() => setOpen(null)} />}
    </Screen>
  )
}

type Place = ReturnType<typeof useMarksPlace>

function Filters({ place, go }: Pick<Place, 'place' | 'go'>) {
  const t = useText(markTexts)
  const names = useContentNames()
  return (
    <div className="filters">
      <SearchField slash label={t('search')} value={place.q} onChange={(q) => go({ q })} />
      <Select
        aria-label={t('status')}
        value={place.status}
        placeholder={null}
        options={[
          { value: 'all', label: t('status.all') },
          ...markStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        onChange={(status) => go({ status: status as typeof place.status })}
      />
      <Select
        aria-label={t('content')}
        value={place.contentName}
        placeholder={null}
        options={[
          { value: '', label: t('content.all') },
          ...names.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
        ]}
        onChange={(contentName) => go({ contentName })}
      />
    </div>
  )
}

interface MarksProps extends Place {
  data: NonNullable<ReturnType<typeof useMarks>['data']>
  busy: boolean
  onOpen(mark: ConfirmedMark): void
}

function Marks({ place, go, clear, data, busy, onOpen }: MarksProps) {
  const t = useText(markTexts)
  const { confirm } = useMarkSteps()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => markColumns(t, place.side), [t, place.side])
  const { pagination, data: rows } = data
  const mayConfirm = place.side === 'theirs'
  const filtered =
    place.q !== '' || place.contentName !== '' || !['all', mayConfirm ? 'open' : 'all'].includes(place.status)
  if (pagination.totalCount === 0) {
    return filtered ? (
      <EmptyState filtered heading="h2" title={t('filtered')} action={<Button onClick={clear}>{t('clear')}</Button>} />
    ) : (
      <EmptyState
        heading="h2"
        title={t(`empty.${place.side}`)}
        action={place.status !== 'all' && <Button onClick={() => go({ status: 'all' })}>{t('all')}</Button>}
      >
        {t(`empty.${place.side}.text`)}
      </EmptyState>
    )
  }
  async function confirmChosen(ids: readonly number[]) {
    const outcomes = await confirm(ids).catch(() => null)
    if (!outcomes) return toast({ title: t('failed'), message: t('failed.text'), type: 'attention' })
    const missed = outcomes.filter(({ outcome }) => outcome !== 'confirmed').length
    toast({
      title: t('confirmed', { count: outcomes.length - missed }),
      ...(missed > 0 && { message: t('confirmed.missed', { count: missed }) }),
    })
    setChosen(new Set())
  }
  return (
    <>
      <Table
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        density="picture"
        total={pagination.totalCount}
        offset={(pagination.currentPage - 1) * pagination.limitValue}
        sort={sortOf(place.sort)}
        onSort={({ key, direction }) => go({ sort: direction === 'descending' ? `-${key}` : key })}
        selection={mayConfirm ? { chosen, onChange: setChosen } : undefined}
        onOpen={onOpen}
        busy={busy}
        card={(mark, choice) => <MarkCard {...{ mark, choice }} choosable={mayConfirm} onOpen={() => onOpen(mark)} />}
      />
      <Pager pagination={pagination} onPage={(page) => go({ page })} />
      <BulkBar count={chosen.size} onClear={() => setChosen(new Set())}>
        <Button type="sub-primary" icon={Check} onClick={() => void confirmChosen([...chosen].map(Number))}>
          {t('confirm')}
        </Button>
      </BulkBar>
    </>
  )
}
