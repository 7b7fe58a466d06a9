import { wordsOf } from '@tsumugi/api'
import { deliveryDefects, type DeliveryDefect } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { defectTreatments, mayTreat, type DefectCodeKey, type DefectTreatment } from '@tsumugi/domain/trading'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, IconButton, Segments, toast, useStyles } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import type { ReceivedLine } from '../receiving-room/received-lines.ts'
import type { Counting } from '../receiving-room/use-counting.ts'
import { DefectDialog } from './defect-dialog.tsx'
import css from './inspection.css?inline'
import { RingPhoto } from './ring-photo.tsx'

interface DefectsPanelProps {
  readonly deliveryId: number
  readonly lines: readonly ReceivedLine[]
  readonly mayInspect: boolean
  /** The server has a fault, and its pieces as rejected under the same id. */
  readonly onAdded: Counting['addSent']
}

/** What the inspection found: each fault with its picture, and what becomes of the goods (domain §3.8). */
export function DefectsPanel({ deliveryId, lines, mayInspect, onAdded }: DefectsPanelProps) {
  useStyles(css)
  const t = useText(goodsTexts)
  const [isAdding, setAdding] = useState(false)
  const { data } = useQuery(deliveryDefects.list, { id: deliveryId }, { stays: true, topics: ['delivery'] })
  const rows = data?.data ?? []
  if (!mayInspect && rows.length === 0) return null
  const count = formatNumber(sum(rows.map(({ quantity }) => quantity)))
  return (
    <section className="unit-panel defects" aria-label={t('defects')}>
      <header>
        <h2>
          {t('defects')} {rows.length > 0 && <span className="number">{t('defects.sum', { count })}</span>}
        </h2>
        <span className="small soft">{t('defects.kept')}</span>
      </header>
      {rows.length === 0 && <p className="small soft">{t('defects.none')}</p>}
      <ul>
        {rows.map((row) => (
          <Defect key={row.id} {...{ row, deliveryId, mayInspect }} line={lines.find(({ id }) => id === row.lineId)} />
        ))}
      </ul>
      {mayInspect && (
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {t('defects.add')}
        </Button>
      )}
      {isAdding && <DefectDialog {...{ deliveryId, lines, onAdded }} onClose={() => setAdding(false)} />}
    </section>
  )
}

interface DefectProps {
  readonly row: DeliveryDefect
  readonly line: ReceivedLine | undefined
  readonly deliveryId: number
  readonly mayInspect: boolean
}

function Defect({ row, line, deliveryId, mayInspect }: DefectProps) {
  const t = useText(goodsTexts)
  const name = t(`code.${row.code as DefectCodeKey}`)
  return (
    <li>
      {row.file && <RingPhoto src={row.file.url} ring={row.ring} />}
      <div>
        <p>
          <b>{name}</b> <span className="number">{t('defects.sum', { count: formatNumber(row.quantity) })}</span>
        </p>
        <p className="small soft">
          {[line?.name, row.carton !== null && t('defects.carton', { carton: row.carton }), row.note]
            .filter(Boolean)
            .join('・')}
        </p>
        {mayInspect ? (
          <DefectActions {...{ row, deliveryId }} />
        ) : (
          <span className="small">{t(`treatment.${row.treatment}`)}</span>
        )}
      </div>
    </li>
  )
}

/** What becomes of the goods, and the fault taken away again. */
function DefectActions({ row, deliveryId }: Pick<DefectProps, 'row' | 'deliveryId'>) {
  const t = useText(goodsTexts)
  const update = useChange(deliveryDefects.update, ['delivery'])
  const remove = useChange(deliveryDefects.delete, ['delivery'])
  const tried = (work: Promise<unknown>) =>
    work.catch((error: unknown) => toast({ title: wordsOf(error, t('defects.failed')) }))
  const address = { id: deliveryId, defectId: row.id }
  return (
    <span className="button-row">
      <Segments<DefectTreatment>
        label={t('defect.treatment')}
        size={24}
        value={row.treatment}
        onChange={(treatment) => void tried(update({ ...address, body: { defect: { treatment } } }))}
        options={defectTreatments
          .filter((each) => mayTreat(row.code, each))
          .map((value) => ({ value, label: t(`treatment.${value}`) }))}
      />
      <IconButton icon={Trash2} size={24} label={t('defects.remove')} onClick={() => void tried(remove(address))} />
    </span>
  )
}
