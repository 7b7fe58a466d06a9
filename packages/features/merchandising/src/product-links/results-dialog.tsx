import { currentOf, wordsOf } from '@tsumugi/api'
import { merchandisingResults, type Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useData } from '@tsumugi/queries'
import { storage } from '@tsumugi/session'
import { Button, Dialog, ErrorState, Notice, Skeleton, toast } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { linkTexts } from './link-texts.ts'
import { ResultGrid } from './result-grid.tsx'
import {
  changedResults,
  exceedsSales,
  isRight,
  type ResultFigure,
  type Results,
  type TypedResults,
} from './result-rows.ts'

interface ResultsDialogProps {
  product: Pick<Merchandising, 'id' | 'name'>
  onClose(): void
}

/** What was received and sold of a product, month by month: typed or pasted (domain §3.14). */
export function ResultsDialog({ product, onClose }: ResultsDialogProps) {
  const t = useText(linkTexts)
  const draft = storage.recordDraft(`merchandising_result.${product.id}`)
  const { data, error, mutate, put } = useData(
    merchandisingResults.show,
    { merchandisingId: product.id },
    { asRead: true },
  )
  const keep = useChange(merchandisingResults.save)
  const [typed, setTyped] = useState<TypedResults>(() => (draft.get() as TypedResults | null) ?? {})
  const [more, setMore] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const changed = data ? changedResults(data.results, typed) : []
  const isWrong = Object.entries(typed).some(([key, text]) => !isRight(key.slice(11) as ResultFigure, text))
  const isOver = !isWrong && changed.some(exceedsSales)

  function type(values: Record<string, string>) {
    const next = { ...typed, ...values }
    setTyped(next)
    draft.set(next)
  }
  async function save() {
    setBusy(true)
    setFailure('')
    try {
      await keep({ merchandisingId: product.id, body: { results: changed } })
      draft.remove()
      toast({ title: t('results.saved'), message: product.name })
      onClose()
    } catch (problem) {
      const theirs = currentOf<Results>(problem)
      if (theirs) await put(theirs)
      setFailure(theirs ? t('results.stale') : wordsOf(problem, t('results.failed')))
    } finally {
      setBusy(false)
    }
  }
  function close() {
    draft.remove()
    onClose()
  }
  return (
    <Dialog
      title={t('results.title', { name: product.name })}
      width={720}
      closeOnOutside={false}
      busy={busy}
      onClose={close}
      primary={{
        label: t('results.save'),
        onClick: () => void (changed.length > 0 ? save() : close()),
        ...(isWrong ? { reason: t('results.wrong') } : isOver && { reason: t('results.full') }),
      }}
      note={
        <Button type="plain" icon={Plus} onClick={() => setMore(more + 1)}>
          {t('results.add')}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton rows={4} />
      ) : (
        <div className="results-grid">
          <p className="small soft">{t('results.why')}</p>
          {failure && (
            <Notice hue="madder" live>
              {failure}
            </Notice>
          )}
          <div className="scroll">
            <ResultGrid data={data} typed={typed} more={more} onType={type} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
