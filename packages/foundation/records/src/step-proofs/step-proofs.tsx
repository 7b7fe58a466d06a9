import { wordsOf } from '@tsumugi/api'
import { mostProofs, procedures, type ProcedureProof } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { staying, useChange, useQuery } from '@tsumugi/queries'
import { Dialog, ErrorState, FileDrop, FileRow, IconButton, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useBringing } from '../named/use-bringing.ts'
import { proofTexts } from './proof-texts.ts'
import css from './step-proofs.css?inline'

const topics = ['procedure', 'production_schedule'] as const

interface StepProofsProps {
  readonly step: { readonly id: number; readonly side: 'ours' | 'theirs' }
  /** What the step is called. */
  readonly name: string
  onClose(): void
}

/** Photos and files that show what was done in a step; its owner adds them, whoever sees the step sees them. */
export function StepProofs({ step, name, onClose }: StepProofsProps) {
  useStyles(css)
  const t = useText(proofTexts)
  const { data, error, mutate } = useQuery(procedures.proofs, { id: step.id }, { keep: true, stays: true, topics })
  const add = useChange(procedures.addProof, topics)
  const { bring, busy, fault } = useBringing(
    (fileId) => add({ id: step.id, body: { proof: { fileId } } }, staying),
    t('failed'),
  )
  const proofs = data?.data
  const isOurs = step.side === 'ours'
  return (
    <Dialog title={t('title', { step: name })} onClose={onClose} busy={busy}>
      {!proofs && (error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={3} />)}
      {proofs?.length === 0 && <p className="soft">{t(isOurs ? 'none' : 'none.theirs')}</p>}
      {proofs?.map((proof) => (
        <Proof key={proof.proofId} {...{ step, proof }} />
      ))}
      {isOurs && proofs && (
        <FileDrop
          label={t('add')}
          busy={busy}
          error={fault}
          maxCount={mostProofs}
          present={proofs.length}
          onFiles={(files) => void bring(files)}
        />
      )}
    </Dialog>
  )
}

function Proof({ step, proof }: { step: StepProofsProps['step']; proof: ProcedureProof }) {
  const t = useText(proofTexts)
  const remove = useChange(procedures.removeProof, topics)
  const go = () =>
    remove({ id: step.id, proofId: proof.proofId }, staying).catch((error: unknown) =>
      toast({ title: wordsOf(error) || t('failed'), type: 'attention' }),
    )
  return (
    <>
      {proof.isPicture && <img src={proof.url} alt={proof.name} className="proof-picture" loading="lazy" />}
      <FileRow
        name={proof.name}
        href={proof.url}
        note={[formatDate(proof.createdAt, 'long'), proof.by].filter(Boolean).join('・')}
        action={
          proof.ours && (
            <IconButton icon={Trash2} size={24} label={t('remove', { name: proof.name })} onClick={() => void go()} />
          )
        }
      />
    </>
  )
}
