import { wordsOf } from '@tsumugi/api'
import { vendorMaterialConsumes, type VendorConsumeLedger, type VendorMaterialConsume } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, Table, toast, type Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import { shownLength } from '../balance/shown-length.ts'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts, type VendorText } from '../words/vendor-texts.ts'

interface ConsumeEntriesProps {
  readonly vendor: string
  readonly ledger: VendorConsumeLedger
}

/** All that was written, the newest first; a use is taken back by an opposite one, and both stay. */
export function ConsumeEntries({ vendor, ledger }: ConsumeEntriesProps) {
  const t = useText(vendorTexts)
  const reverse = useChange(vendorMaterialConsumes.reverse, vendorTopics)
  const { list, consumes } = ledger
  const rollOf = useMemo(() => new Map(list.lines.map((line) => [line.id, line.roll])), [list])
  const takeBack = async (id: number) => {
    try {
      await reverse({ vendor, id: list.id, body: { ids: [id] } })
      toast({ title: t('use.reversed') })
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention' })
    }
  }
  const columns = entryColumns(t, rollOf, (id) => void takeBack(id))
  if (consumes.length === 0) return <p className="small soft">{t('use.none')}</p>
  return (
    <Table
      label={t('use.entries')}
      columns={columns}
      rows={consumes}
      rowKey={({ id }) => String(id)}
      maxHeight="50vh"
      card={(use) => (
        <div className="vendor-card">
          <span>
            {t('roll')} {rollOf.get(use.lineId)} · <Target use={use} />
          </span>
          <b>{shownLength(use.quantity)}</b>
          <span className="soft">
            {formatDate(use.consumedOn, 'shortNoYear', t.locale)} · {t('figure.loss')} {shownLength(use.loss)} ·{' '}
            {use.by}
          </span>
          <TakeBack use={use} onPress={() => void takeBack(use.id)} />
        </div>
      )}
    />
  )
}

type Entry = Column<VendorMaterialConsume>

const entryColumns = (
  t: VendorText,
  rollOf: ReadonlyMap<number, string>,
  onTakeBack: (id: number) => void,
): Entry[] => [
  {
    key: 'on',
    head: t('use.on'),
    width: 88,
    cell: ({ consumedOn }) => formatDate(consumedOn, 'shortNoYear', t.locale),
  },
  { key: 'roll', head: t('roll'), width: 56, cell: ({ lineId }) => <span className="code">{rollOf.get(lineId)}</span> },
  { key: 'target', head: t('use.target'), width: 156, cell: (use) => <Target use={use} /> },
  { key: 'used', head: t('figure.used'), width: 80, align: 'end', cell: ({ quantity }) => shownLength(quantity) },
  { key: 'loss', head: t('figure.loss'), width: 72, align: 'end', cell: ({ loss }) => shownLength(loss) },
  { key: 'by', head: t('use.by'), width: 100, cell: ({ by }) => by },
  {
    key: 'acts',
    head: '',
    name: t('use.takeBack'),
    width: 96,
    cell: (use) => <TakeBack use={use} onPress={() => onTakeBack(use.id)} />,
  },
]

/** What it was used for: an order, which is led to, or a phase of a style. */
function Target({ use: { contract, phase, reverses } }: { readonly use: VendorMaterialConsume }) {
  const t = useText(vendorTexts)
  return (
    <>
      {contract && (
        <a className="code" href={href('transactionUnit', { id: contract.id })}>
          {contract.number}
        </a>
      )}
      {phase && `${phase.styleNo} ${t(`phase.${phase.kind}` as 'phase.bulk')} ${phase.seq}`}
      {reverses !== null && ` (${t('use.reversal')})`}
    </>
  )
}

function TakeBack({ use, onPress }: { readonly use: VendorMaterialConsume; onPress(): void }) {
  const t = useText(vendorTexts)
  if (use.reverses !== null) return null
  if (use.reversedBy !== null) return <span className="small faint">{t('use.reversedOnce')}</span>
  return (
    <Button type="plain" size={24} onClick={onPress}>
      {t('use.takeBack')}
    </Button>
  )
}
