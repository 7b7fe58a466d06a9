import { wordsOf } from '@tsumugi/api'
import { tradeChains, type ChainDocument } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Dialog, EmptyState, Notice, Skeleton, Table, toast, type Column } from '@tsumugi/ui'
import { useState } from 'react'
import { chainTexts } from './chain-texts.ts'

interface AddDocumentsDialogProps {
  readonly id: number
  readonly columns: readonly Column<ChainDocument>[]
  onClose(): void
}

/** Documents of the same two parties that belong to no trade yet. */
export function AddDocumentsDialog({ id, columns, onClose }: AddDocumentsDialogProps) {
  const t = useText(chainTexts)
  const candidates = useQuery(tradeChains.candidates, { id }, { stays: true }).data?.data
  const send = useChange(tradeChains.add)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function save() {
    setBusy(true)
    try {
      await send({ id, body: { documentIds: [...chosen].map(Number) } })
      toast({ title: t('documents.added') })
      onClose()
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('documents.add')}
      width={760}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('documents.put'),
        onClick: () => void save(),
        ...(chosen.size === 0 && { reason: t('documents.none') }),
      }}
    >
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {!candidates ? (
        <Skeleton rows={4} />
      ) : candidates.length === 0 ? (
        <EmptyState heading="h3" title={t('documents.noCandidates')} />
      ) : (
        <Table
          label={t('documents.add')}
          columns={columns}
          rows={candidates}
          rowKey={(row) => String(row.id)}
          selection={{ chosen, onChange: choose }}
        />
      )}
    </Dialog>
  )
}
