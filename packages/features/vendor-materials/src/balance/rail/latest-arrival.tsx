import { vendorPackingLists, type VendorPackingListDetail, type VendorRoll } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Status } from '@tsumugi/ui'
import { vendorTopics } from '../../vendor-topics.ts'
import { vendorTexts } from '../../words/vendor-texts.ts'
import { shownLength } from '../shown-length.ts'

/** Rolls of one lot together: `1–9`, with their length. */
export function lotsOf(lines: readonly VendorRoll[]) {
  const lots = new Map<string, VendorRoll[]>()
  for (const line of lines) {
    const key = `${line.material.id} ${line.lot}`
    lots.set(key, [...(lots.get(key) ?? []), line])
  }
  return [...lots.entries()].map(([key, rolls]) => ({
    key,
    rolls: rolls.length === 1 ? rolls[0]!.roll : `${rolls[0]!.roll}–${rolls.at(-1)!.roll}`,
    color: rolls[0]!.material.color,
    lot: rolls[0]!.lot,
    quantity: sum(rolls.map(({ quantity }) => quantity)),
  }))
}

/** The last delivery that came: its rolls by lot. */
export function LatestArrival({ vendor, id }: { readonly vendor: string; readonly id: number }) {
  const t = useText(vendorTexts)
  const { data } = useQuery(vendorPackingLists.show, { vendor, id }, { topics: vendorTopics })
  const list = data?.data
  if (!list) return null
  return (
    <section className="vendor-panel" aria-label={list.no}>
      <header>
        <h2 className="code">
          <a href={href('vendorPackingListEdit', { vendor, id })}>{list.no}</a>
        </h2>
        <span className="end">
          <Status look="done">{t('arrivedOn', { day: formatDate(list.arrivedOn, 'shortNoYear', t.locale) })}</Status>
        </span>
      </header>
      <RollsByLot list={list} />
      {list.note && <p className="arrival-note small soft">{list.note}</p>}
    </section>
  )
}

function RollsByLot({ list }: { readonly list: VendorPackingListDetail }) {
  const t = useText(vendorTexts)
  return (
    <table className="arrival">
      <thead>
        <tr>
          <th scope="col">{t('roll')}</th>
          <th scope="col">{t('head.colorLot')}</th>
          <th scope="col">{t('head.length')}</th>
        </tr>
      </thead>
      <tbody>
        {lotsOf(list.lines).map(({ key, rolls, color, lot, quantity }) => (
          <tr key={key}>
            <td>{rolls}</td>
            <td>
              {color} <span className="code">{lot}</span>
            </td>
            <td>{shownLength(quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('rolls', { count: list.rolls })}</th>
          <td />
          <td>{shownLength(list.quantity)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
