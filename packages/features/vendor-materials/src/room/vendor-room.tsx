import { vendorSettings } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Screen, useStyles } from '@tsumugi/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import css from './vendor-room.css?inline'

const tabs = [
  ['balance', 'vendorMaterials'],
  ['maps', 'vendorContractMaps'],
  ['files', 'vendorOrderFiles'],
  ['lists', 'vendorPackingLists'],
  ['settings', 'vendorSettings'],
] as const
export type VendorTab = (typeof tabs)[number][0]

interface VendorRoomProps {
  readonly vendor: string
  readonly tab: VendorTab
  readonly title: string
  readonly facts?: ReactNode
  readonly back?: { readonly href: string; readonly label: string }
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of a vendor's screens: whose materials they are, and the way to the others. */
export function VendorRoom({ vendor, tab, title, facts, back, actions, children }: VendorRoomProps) {
  useStyles(css)
  const { data } = useQuery(vendorSettings.show, { vendor }, { topics: vendorTopics })
  const name = data?.data.name || vendor
  return (
    <Screen
      className="vendor-room"
      title={title}
      facts={
        <>
          <span className="small soft">{name}</span>
          {facts}
        </>
      }
      {...(back && { back })}
      actions={actions}
    >
      <RoomTabs vendor={vendor} tab={tab} />
      {children}
    </Screen>
  )
}

/** Screens of the vendor as links; on a phone the one that is shown is moved into sight. */
function RoomTabs({ vendor, tab }: Pick<VendorRoomProps, 'vendor' | 'tab'>) {
  const t = useText(vendorTexts)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && shown) row.current.scrollLeft = shown.offsetLeft - row.current.offsetLeft - 16
  }, [tab])
  return (
    <nav ref={row} className="vendor-tabs" aria-label={t('tabs')}>
      {tabs.map(([key, route]) => (
        <a key={key} href={href(route, { vendor })} aria-current={key === tab ? 'page' : undefined}>
          {t(`tab.${key}`)}
        </a>
      ))}
      <OtherVendors vendor={vendor} />
    </nav>
  )
}

/** Where an organisation has several vendors: the way to the others. */
function OtherVendors({ vendor }: Pick<VendorRoomProps, 'vendor'>) {
  const { data } = useQuery(vendorSettings.vendors, {}, { topics: vendorTopics })
  const others = data?.data.filter(({ key }) => key !== vendor) ?? []
  return others.map(({ key, name }) => (
    <a key={key} className="other" href={href('vendorMaterials', { vendor: key })}>
      {name || key}
    </a>
  ))
}
