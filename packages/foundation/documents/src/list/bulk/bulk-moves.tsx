import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import { Button, Dialog, Menu, MenuItem, Notice, Skeleton, TextField } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentHead, MoveOutcome } from '../../document-answers.ts'
import { useDocumentChange } from '../../use-documents.ts'
import { OutcomeList } from './outcome-list.tsx'
import type { DocumentWords } from '../../words/document-words.ts'

interface BulkMovesProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly picked: readonly DocumentHead[]
  onDone(): void
}

/** Moves many at once: first what would become of each, then what became of it. */
export function BulkMoves({ kind, words, picked, onDone }: BulkMovesProps) {
  const [move, setMove] = useState<string | null>(null)
  const moves = Object.entries(kind.lifecycle.transitions).filter(([, { by }]) => by !== 'both' && by !== 'time')
  return (
    <>
      <Menu
        placement="above-end"
        trigger={(props) => (
          <Button type="sub-primary" iconEnd={ChevronDown} {...props}>
            {words.t('bulk.move')}
          </Button>
        )}
      >
        {moves.map(([name]) => (
          <MenuItem key={name} onSelect={() => setMove(name)}>
            {words.move(name)}
          </MenuItem>
        ))}
      </Menu>
      {move && <BulkDialog {...{ kind, words, picked, move }} onClose={() => setMove(null)} onDone={onDone} />}
    </>
  )
}

/** The server takes at most so many in one call. */
const most = 200

function BulkDialog({
  kind,
  words,
  picked,
  move,
  onClose,
  onDone,
}: BulkMovesProps & { move: string; onClose(): void }) {
  const { t } = words
  const bulk = useBulk(kind, picked, move)
  const { outcomes, isOver, busy, fault } = bulk
  const needsReason = kind.lifecycle.transitions[move]!.reason === true
  const ready = outcomes?.filter(({ outcome }) => outcome === 'done').length ?? 0
  const close = () => {
    onClose()
    if (isOver) onDone()
  }
  return (
    <Dialog
      title={t('bulk.title', { move: words.move(move), count: picked.length })}
      busy={busy}
      onClose={close}
      primary={
        isOver
          ? { label: t('close'), onClick: close }
          : {
              label: t('bulk.do', { count: ready }),
              onClick: () => void bulk.run(),
              ...(ready === 0 && { reason: t('bulk.none') }),
            }
      }
    >
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {needsReason && !isOver && (
        <TextField label={t('reason')} must value={bulk.reason} onChange={bulk.setReason} maxLength={1000} />
      )}
      {!outcomes && !fault && <Skeleton rows={3} />}
      {outcomes && <OutcomeList {...{ outcomes, picked }} done={t(isOver ? 'bulk.done' : 'bulk.ready')} />}
    </Dialog>
  )
}

function useBulk(kind: DocumentKind, picked: readonly DocumentHead[], transition: string) {
  const send = useDocumentChange(kind, 'move')
  const [outcomes, setOutcomes] = useState<readonly MoveOutcome[] | null>(null)
  const [isOver, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [reason, setReason] = useState('')
  const [idempotencyKey] = useState(newIdempotencyKey)

  async function ask(dryRun: boolean, rows: readonly DocumentHead[]): Promise<MoveOutcome[]> {
    const answers: MoveOutcome[] = []
    for (let at = 0; at < rows.length; at += most) {
      const documents = rows.slice(at, at + most).map(({ id, lockVersion }) => ({ id, lockVersion }))
      // What would become of them is asked as if the reason were given already.
      const why = reason.trim() || (dryRun ? '–' : '')
      const body = { transition, documents, dryRun, ...(why && { reason: why }) }
      const key = dryRun ? {} : { idempotencyKey: `${idempotencyKey} ${at}` }
      answers.push(...(await send({ body }, key)).data)
    }
    return answers
  }
  const complain = (error: unknown) => setFault(wordsOf(error) || String((error as Error).message))
  const look = useEffectEvent(() => void ask(true, picked).then(setOutcomes, complain))
  useEffect(() => look(), [])
  return {
    outcomes,
    isOver,
    busy,
    fault,
    reason,
    setReason,
    async run() {
      const open = new Set(outcomes?.filter(({ outcome }) => outcome === 'done').map(({ id }) => id))
      setBusy(true)
      setFault('')
      try {
        const done = await ask(
          false,
          picked.filter(({ id }) => open.has(id)),
        )
        setOutcomes(done)
        setOver(true)
      } catch (error) {
        complain(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
