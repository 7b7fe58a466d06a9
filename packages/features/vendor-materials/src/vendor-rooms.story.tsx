import { RealScene } from '@tsumugi/documents/scene'
import { OverlayHost } from '@tsumugi/ui'
import { BalanceScreen } from './balance/balance-screen.tsx'
import { ConsumesScreen } from './consumes/consumes-screen.tsx'
import { MapsScreen } from './contract-maps/maps-screen.tsx'
import { ExportScreen } from './exports/export-screen.tsx'
import { OrderFileScreen } from './order-files/order-file-screen.tsx'
import { OrderFilesScreen } from './order-files/order-files-screen.tsx'
import { PackingListScreen } from './packing-lists/packing-list-screen.tsx'
import { PackingListsScreen } from './packing-lists/packing-lists-screen.tsx'
import { SettingsScreen } from './settings/settings-screen.tsx'

const vendor = { vendor: 'standard' }

/** Lots as bands, with their table, the last files and the last arrival. */
export const Balance = () => (
  <>
    <RealScene persona="brand">
      <BalanceScreen params={vendor} query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)

/** The same of a vendor of whom nothing came yet. */
export const NothingYet = () => (
  <RealScene persona="brand">
    <BalanceScreen params={{ vendor: 'nobody' }} query={{}} />
  </RealScene>
)

/** A file is brought here. */
export const OrderFiles = () => (
  <>
    <RealScene persona="brand">
      <OrderFilesScreen params={vendor} query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)

/** A file of which some rows have lost their lot. */
export const OrderFile = () => (
  <RealScene persona="brand">
    <OrderFileScreen params={{ ...vendor, id: '3' }} />
  </RealScene>
)

/** What a vendor sent. */
export const PackingLists = () => (
  <>
    <RealScene persona="brand">
      <PackingListsScreen params={vendor} query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)

/** One delivery with its rolls. */
export const PackingList = ({ id = '4' }: { readonly id?: string }) => (
  <>
    <RealScene persona="brand">
      <PackingListScreen params={{ ...vendor, id }} />
    </RealScene>
    <OverlayHost />
  </>
)

/** What was cut of one delivery. */
export const Consumes = () => (
  <>
    <RealScene persona="brand">
      <ConsumesScreen params={{ ...vendor, id: '4' }} />
    </RealScene>
    <OverlayHost />
  </>
)

/** Which cloth is meant for which line of an order. */
export const Maps = () => (
  <>
    <RealScene persona="brand">
      <MapsScreen params={vendor} query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)

/** A file that went out. */
export const Export = () => (
  <RealScene persona="brand">
    <ExportScreen params={{ ...vendor, id: '1' }} />
  </RealScene>
)

/** How the files of a vendor are read and written. */
export const Settings = () => (
  <>
    <RealScene persona="brand">
      <SettingsScreen params={vendor} />
    </RealScene>
    <OverlayHost />
  </>
)
