import { ApiError, newIdempotencyKey } from '@tsumugi/api'
import { qualityLabelings, type QualityLabeling } from '@tsumugi/contract'
import { storage, useApi } from '@tsumugi/session'
import { useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { draftFrom, toSend, type LabelDraft } from './label-draft.ts'

/** What changes are measured against: the label as it was opened. A merge moves it on. */
interface Start {
  base: LabelDraft
  lockVersion: number
}

/** Two people changed the same label; null goes back to the form. */
export interface Conflict {
  base: LabelDraft
  mine: LabelDraft
  theirs: QualityLabeling
  decide(draft: LabelDraft | null): void
}

export interface EditorOptions {
  label: QualityLabeling
  check(draft: LabelDraft): Partial<Record<keyof LabelDraft, string>>
  onSaved(label: QualityLabeling): void
}

/** The form of one label and its saving: half-typed work survives a reload, a stale save asks what to keep. */
export function useLabelEditor({ label, check, onSaved }: EditorOptions) {
  const api = useApi()
  const stored = storage.recordDraft(`quality_labeling.${label.id}`)
  const [opened] = useState(() => {
    const kept = stored.get() as unknown as (Start & { form: LabelDraft }) | null
    return kept?.form && kept.base ? kept : null
  })
  const [start, setStart] = useState<Start>(() => (opened ? { base: opened.base, lockVersion: opened.lockVersion } : startOf(label)))
  // A report was kept, or the label moved along elsewhere: nothing that is written here, so the ground moves on silently.
  const [seen, setSeen] = useState(label.lockVersion)
  if (seen !== label.lockVersion) {
    setSeen(label.lockVersion)
    if (!isChanged(draftFrom(label), start.base)) setStart(startOf(label))
  }
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm<LabelDraft, QualityLabeling>({
    initial: start.base,
    keep: {
      read: () => opened?.form ?? null,
      write: (values) => stored.set({ ...start, form: values } as unknown as Record<string, unknown>),
      forget: () => stored.remove(),
    },
    check,
    submit: (draft) => save(draft, start).catch((error: unknown) => Promise.reject(onFields(error))),
    onDone: (saved) => {
      setStart(startOf(saved))
      setKey(newIdempotencyKey())
      onSaved(saved)
    },
  })

  async function save(draft: LabelDraft, from: Start): Promise<QualityLabeling> {
    try {
      const body = { qualityLabeling: { ...toSend(draft), lockVersion: from.lockVersion } }
      return (await api.of(qualityLabelings).update({ id: label.id, body }, { idempotencyKey: from === start ? idempotencyKey : newIdempotencyKey() })).data
    } catch (error) {
      const theirs = currentOf(error)
      const picked = theirs && (await ask({ base: from.base, mine: draft, theirs }))
      if (!theirs || !picked) throw error
      form.set(picked)
      setStart(startOf(theirs))
      return save(picked, startOf(theirs))
    }
  }
  const ask = (difference: Omit<Conflict, 'decide'>) =>
    new Promise<LabelDraft | null>((resolve) => {
      const decide = (draft: LabelDraft | null) => {
        setConflict(null)
        resolve(draft)
      }
      setConflict({ ...difference, decide })
    })

  /** Another version of the label is here, as after a transition: what was typed stays, the ground moves on. */
  function moveOn(next: QualityLabeling) {
    setStart(startOf(next))
    if (!isChanged(form.values, start.base)) form.reset(draftFrom(next))
  }
  return { form, conflict, moveOn, isChanged: isChanged(form.values, start.base), lockVersion: start.lockVersion }
}

const startOf = (label: QualityLabeling): Start => ({ base: draftFrom(label), lockVersion: label.lockVersion })
const isChanged = (one: LabelDraft, other: LabelDraft) => JSON.stringify(toSend(one)) !== JSON.stringify(toSend(other))

function currentOf(error: unknown): QualityLabeling | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error as ApiError & { current?: QualityLabeling }).current ?? null
}

/** Complaints lose the name of the record before their field; others are said above the form. */
function onFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.errors?.length) return error
  const errors = error.errors.map((problem) => ({ ...problem, field: problem.field?.replace(/^quality_?labeling\./i, '') ?? null }))
  return { status: 422, body: { errors } }
}
