import type { Exhibition } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href, leave, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { HistoryButton } from '@tsumugi/records/history'
import { useWayBack } from '@tsumugi/session'
import { Button, ErrorState, Menu, MenuItem, Screen, Skeleton, Status, Tabs, useStyles } from '@tsumugi/ui'
import { Download, ExternalLink, Pencil } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { useExhibition, useExhibitionChanges } from '../admin/admin-queries.ts'
import css from '../admin/admin.css?inline'
import { fileAddress } from '../admin/file-address.ts'
import { adminTexts } from '../admin/messages/catalogue.ts'
import { looks, phaseOf } from '../list-screen/exhibition-list-screen.tsx'
import { OrderBoard } from './order-board.tsx'

const RollUp = lazy(() => import('./roll-up.tsx').then((m) => ({ default: m.RollUp })))
const Items = lazy(() => import('../items/items-tab.tsx').then((m) => ({ default: m.ItemsTab })))
const Outfits = lazy(() => import('../outfits/outfits-tab.tsx').then((m) => ({ default: m.OutfitsTab })))
const Partners = lazy(() => import('../settings/partners-tab.tsx').then((m) => ({ default: m.PartnersTab })))
const ExhibitionForm = lazy(() =>
  import('../settings/exhibition-form.tsx').then((m) => ({ default: m.ExhibitionForm })),
)

const tabs = ['orders', 'rollUp', 'items', 'outfits', 'partners'] as const
type TabName = (typeof tabs)[number]

/** /exhibition_admin/:exhibition_id: orders as they come, what they add up to, what is shown, and where it may stand. */
export function ExhibitionAdminScreen({
  params,
  query,
}: {
  params: Readonly<Record<string, string>>
  query: QueryRecord
}) {
  useStyles(css)
  const t = useText(adminTexts)
  const id = Number(params.exhibitionId)
  const { data: exhibition, error, mutate, put } = useExhibition(id)
  const changed = useExhibitionChanges()
  const [tab, setTab] = useState<TabName>(tabs.find((each) => each === query.tab) ?? 'orders')
  const [isEditing, edit] = useState(false)
  const back = useWayBack(href('exhibitionAdmin'))
  const show = (next: TabName) => {
    setTab(next)
    rewriteAddress(href('exhibitionAdminItem', { exhibitionId: id }, next === 'orders' ? {} : { tab: next }))
  }
  if (error && !exhibition)
    return (
      <ErrorState heading="h1" title={t('failed')} onRetry={() => void mutate()}>
        {t('failed.why')}
      </ErrorState>
    )
  if (!exhibition)
    return (
      <Screen title={t('title')}>
        <Skeleton rows={8} />
      </Screen>
    )
  const phase = phaseOf(exhibition)
  return (
    <Screen
      className="exhibition-admin"
      title={
        <>
          {exhibition.name} <Status look={looks[phase]}>{t(`phase.${phase}`)}</Status>
        </>
      }
      facts={<Facts exhibition={exhibition} />}
      back={{ href: back, label: t('title') }}
      actions={<Actions exhibition={exhibition} onEdit={() => edit(true)} />}
    >
      {exhibition.cover && <img className="cover" src={exhibition.cover.thumbnails['1920']} alt="" />}
      <Tabs
        label={t('views')}
        value={tab}
        onChange={show}
        tabs={tabs.map((key) => ({
          key,
          label: t(`tab.${key}`),
          ...(key === 'orders'
            ? { count: exhibition.orderCount }
            : key === 'items'
              ? { count: exhibition.itemCount }
              : {}),
        }))}
      >
        <Suspense fallback={<Skeleton rows={6} />}>
          {tab === 'orders' && <OrderBoard exhibition={exhibition} onChanged={changed} />}
          {tab === 'rollUp' && <RollUp exhibition={exhibition} />}
          {tab === 'items' && <Items exhibition={exhibition} onChanged={changed} />}
          {tab === 'outfits' && <Outfits exhibition={exhibition} />}
          {tab === 'partners' && <Partners exhibition={exhibition} onChanged={changed} />}
        </Suspense>
      </Tabs>
      {isEditing && (
        <Suspense>
          <ExhibitionForm
            exhibition={exhibition}
            onChanged={changed}
            onClose={() => edit(false)}
            onSaved={(saved) => {
              void put(saved)
              changed()
            }}
          />
        </Suspense>
      )}
    </Screen>
  )
}

function Facts({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(adminTexts)
  return (
    <span className="small soft">
      {exhibition.brandName} · {formatDate(exhibition.opensAt, 'short', t.locale)} –{' '}
      {formatDate(exhibition.closesAt, 'short', t.locale)} ·{' '}
      {t('card', {
        orders: exhibition.orderCount,
        quantity: formatNumber(exhibition.quantity),
        amount: formatMoney(exhibition.amount, exhibition.currency, t.locale),
      })}
    </span>
  )
}

function Actions({ exhibition, onEdit }: { exhibition: Exhibition; onEdit(): void }) {
  const t = useText(adminTexts)
  const download = (kind: 'export' | 'pdf' | 'qr_sheet', format?: string) =>
    leave.newTab(fileAddress(exhibition.id, kind, format))
  return (
    <>
      <HistoryButton noun="exhibition" id={exhibition.id} />
      <Button
        type="plain"
        icon={ExternalLink}
        href={href('exhibition', { exhibitionId: exhibition.id })}
        target="_blank"
      >
        {t('guestPage')}
      </Button>
      <Menu
        label={t('files')}
        placement="below-end"
        trigger={(props) => (
          <Button {...props} icon={Download}>
            {t('files')}
          </Button>
        )}
      >
        <MenuItem onSelect={() => download('export', 'xlsx')}>{t('file.xlsx')}</MenuItem>
        <MenuItem onSelect={() => download('export', 'csv')}>{t('file.csv')}</MenuItem>
        <MenuItem onSelect={() => download('export', 'csv_cp932')}>{t('file.cp932')}</MenuItem>
        <MenuItem onSelect={() => download('pdf')}>{t('file.pdf')}</MenuItem>
        <MenuItem onSelect={() => download('qr_sheet')}>{t('file.qr')}</MenuItem>
      </Menu>
      <Button icon={Pencil} onClick={onEdit}>
        {t('edit')}
      </Button>
    </>
  )
}
