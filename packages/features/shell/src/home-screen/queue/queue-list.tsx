import type { QueueGroup, QueueItem } from '@tsumugi/contract'
import { daysBetween, documentPath, type BusinessDate } from '@tsumugi/domain'
import { formatDate, formatMoney, formatNumber, useNoun, useText } from '@tsumugi/i18n'
import { basePath, href } from '@tsumugi/navigation'
import { Button, isTyping } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { documentWords } from './document-nouns.ts'
import type { Home } from '../home-data.ts'
import { homeTexts } from '../messages/catalogue.ts'
import { actWord } from './move-words.ts'
import { keyOf, usePutOff } from './put-off.ts'

const order: readonly QueueGroup[] = ['today', 'week', 'later', 'draft', 'theirs']

interface QueueListProps {
  queue: Home['queue']
  today: BusinessDate
  /** The next day on which something is dated. */
  nextOn: string | null
}

/** Whose turn it is: what waits here by its day, then what waits for partners. The first row carries the one primary button. */
export function QueueList({ queue, today, nextOn }: QueueListProps) {
  const t = useText(homeTexts)
  const list = useRef<HTMLElement>(null)
  const { shown, count, put, takeBack } = usePutOff(queue.items, today)
  useRowKeys(list, (row, key) => {
    const item = shown.find((each) => keyOf(each) === row)
    if (item) put(item, key)
  })
  const groups = order
    .map((group) => [group, shown.filter((item) => item.group === group)] as const)
    .filter(([, items]) => items.length > 0)
  const isOursEmpty = queue.ours === 0
  const first = shown.find(({ turn }) => turn === 'ours')
  return (
    <section ref={list} className="panel queue" aria-label={t('queue.title')}>
      <h2>
        {t('queue.title')} <span className="small soft">{t('queue.order')}</span>
      </h2>
      {isOursEmpty && (
        <p className="none small soft">
          {t('queue.none')} {nextOn && t('queue.next', { day: formatDate(nextOn, 'shortNoYear', t.locale) })}
        </p>
      )}
      {groups.map(([group, items]) => (
        <Group key={group} group={group} items={items} first={first} theirs={queue.theirs} today={today} />
      ))}
      <Foot hasRows={queue.items.length > 0} {...{ count, takeBack }} />
    </section>
  )
}

/** The keys, and what they put off. */
function Foot({ hasRows, count, takeBack }: { hasRows: boolean; count: number; takeBack(): void }) {
  const t = useText(homeTexts)
  return (
    <>
      {hasRows && (
        <p className="keys small soft" aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> {t('queue.move')} <kbd>{t('queue.enter')}</kbd> {t('queue.open')} <kbd>E</kbd>{' '}
          {t('queue.clear')} <kbd>Z</kbd> {t('queue.tomorrow')}
        </p>
      )}
      {count > 0 && (
        <p className="off small soft">
          {t('queue.off', { count })}{' '}
          <Button type="plain" size={24} onClick={takeBack}>
            {t('queue.back')}
          </Button>
        </p>
      )}
    </>
  )
}

interface GroupProps {
  group: QueueGroup
  items: readonly QueueItem[]
  /** The row with the one primary button. */
  first: QueueItem | undefined
  /** How many wait for partners, shown or not. */
  theirs: number
  today: BusinessDate
}

function Group({ group, items, first, theirs, today }: GroupProps) {
  const t = useText(homeTexts)
  const shown = t('tasks.count', { count: items.length })
  const longest = Math.max(...items.map(({ waitingDays }) => waitingDays))
  return (
    <>
      <h3 className="group small">
        <b>{t(`queue.${group}`)}</b>
        <span className="soft">
          {group === 'theirs' ? t('queue.waits', { count: theirs, shown: items.length, days: longest }) : shown}
        </span>
      </h3>
      <ol>
        {items.map((item) => (
          <Row key={keyOf(item)} item={item} today={today} isFirst={item === first} />
        ))}
      </ol>
    </>
  )
}

function Row({ item, today, isFirst }: { item: QueueItem; today: BusinessDate; isFirst: boolean }) {
  const t = useText(homeTexts)
  const noun = useNoun()
  const { number, title, partner, turn, currency, amount, quantity } = item
  const act = t(`act.${actWord(item)}`)
  const address = addressOf(item)
  const kind = noun(documentWords[item.noun])
  const name = title || number || t('queue.untitled')
  return (
    <li data-turn={turn} data-now={isFirst || undefined}>
      <span className="what">
        <span className="tiny soft one-line">{[kind, number].filter(Boolean).join(' · ')}</span>
        <a className="name one-line" href={address} data-row={keyOf(item)}>
          {name}
        </a>
        <span className="tiny soft one-line">{turn === 'ours' ? partner : t('queue.partner', { partner })}</span>
      </span>
      <span className="sum number">
        {Number(amount) !== 0 && <b>{formatMoney(amount, currency, t.locale)}</b>}
        {Number(quantity) !== 0 && isInPieces(item) && (
          <span className="tiny soft">{t('lines.pieces', { count: formatNumber(quantity) })}</span>
        )}
      </span>
      <Due item={item} today={today} />
      <span className="act">
        {turn === 'ours' && (
          <Button
            size={24}
            type={isFirst ? 'primary' : 'secondary'}
            href={address}
            aria-label={t('queue.actOn', { act, name })}
          >
            {act}
          </Button>
        )}
      </span>
    </li>
  )
}

/** An approval is decided in the inbox, where it opens. */
const addressOf = ({ noun, id }: QueueItem) =>
  noun === 'approval'
    ? href('approvals', null, { id: String(id) })
    : `${basePath}${documentPath(noun, id)}`.replace('//', '/')

/** Cloth is ordered by length. */
const isInPieces = ({ noun }: QueueItem) => noun !== 'material_order'

/** The day it should be done, or how long the other side has had it. */
function Due({ item: { turn, dueOn, waitingDays }, today }: { item: QueueItem; today: BusinessDate }) {
  const t = useText(homeTexts)
  if (turn === 'theirs')
    return <span className="due small soft number">{t('queue.waiting', { days: waitingDays })}</span>
  if (dueOn === null) return <span className="due" />
  const left = daysBetween(today, dueOn)
  const look = left < 0 ? 'late' : left <= 1 ? 'near' : undefined
  const day = formatDate(dueOn, 'shortNoYear', t.locale)
  return (
    <span className="due small number" data-look={look}>
      {left < 0 ? t('queue.late', { days: -left }) : left === 0 ? t('queue.dueToday') : day}
    </span>
  )
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1, e: 1, z: 1 }

/** `j` and `k` go from row to row; Enter opens the one in focus, as links do; `e` and `z` put it off and go to the next. */
function useRowKeys(list: RefObject<HTMLElement | null>, onOff: (row: string, key: 'e' | 'z') => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    const step = steps[key]
    if (step === undefined || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const isOff = key === 'e' || key === 'z'
    if (isOff && at < 0) return
    const to = at < 0 ? 0 : at + step
    ;(rows[to] ?? rows[at - (isOff ? 1 : 0)])?.focus()
    if (isOff) onOff(rows[at]!.dataset.row!, key)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
