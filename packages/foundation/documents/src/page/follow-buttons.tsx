import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import { sum, type DocumentNoun } from '@tsumugi/domain'
import { formatNumber } from '@tsumugi/i18n'
import { Button, Dialog, Notice, Skeleton, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { followersOf, openDocument, type DocumentDefinition } from '../definition.ts'
import type { DocumentDetail } from '../document-answers.ts'
import { useDocumentChange, useDocuments } from '../use-documents.ts'
import { useDocumentWords } from '../words/document-words.ts'
import css from './document-page.css?inline'

interface FollowButtonsProps {
  readonly definition: DocumentDefinition
  readonly detail: DocumentDetail
  onOpen: ((noun: DocumentNoun, id: number) => void) | undefined
}

/** A button for each kind of document that may follow this one. */
export function FollowButtons(props: FollowButtonsProps) {
  return followersOf(props.definition.kind).map((next) => <FollowButton key={next.noun} {...props} next={next} />)
}

/** The next document is made by whoever issues its kind: a delivery by the seller, who received the order. */
const isMaker = (kind: DocumentKind, next: DocumentKind, { side }: DocumentDetail) =>
  (next.issuer === kind.issuer) === (side === 'issuer')

function FollowButton({ definition, detail, onOpen, next }: FollowButtonsProps & { next: DocumentKind }) {
  const { kind } = definition
  const words = useDocumentWords(kind)
  const following = useDocumentWords(next)
  const [open, setOpen] = useState(false)
  const { t } = words
  if (!next.eitherAuthor && !isMaker(kind, next, detail)) return null
  const statuses = next.follows!.in
  const from = statuses.map((status) => t('quoted', { word: words.status(status) })).join(t('or'))
  const isOpen = statuses.includes(detail.status)
  return (
    <>
      <Button
        icon={Plus}
        onClick={() => setOpen(true)}
        {...(!isOpen && { reason: t('follow.closed', { one: following.inside, from }) })}
      >
        {t('follow.make', { one: following.inside })}
      </Button>
      {open && (
        <FollowDialog
          {...{ kind, detail, next }}
          onClose={() => setOpen(false)}
          onMade={(id) => openDocument(definition, next.noun, id, onOpen)}
        />
      )}
    </>
  )
}

interface FollowDialogProps {
  readonly kind: DocumentKind
  readonly detail: DocumentDetail
  readonly next: DocumentKind
  onClose(): void
  onMade(id: number): void
}

/** Shows what is still expected of the lines before it is taken over. */
function FollowDialog({ kind, detail, next, onClose, onMade }: FollowDialogProps) {
  useStyles(css)
  const words = useDocumentWords(kind)
  const following = useDocumentWords(next)
  const { t } = words
  const create = useDocumentChange(next, 'create')
  const progress = useDocuments(kind, 'progress', { id: detail.id }).data?.data
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const left = progress?.[next.follows!.leaves ?? 'outstanding']?.filter((quantity) => Number(quantity) > 0) ?? []
  async function make() {
    setBusy(true)
    try {
      const { data } = await create({ body: { [next.noun]: { sourceId: detail.id } } }, { idempotencyKey })
      onClose()
      onMade(data.id)
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('follow.make', { one: following.inside })}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('create.do'),
        onClick: () => void make(),
        ...(progress && left.length === 0 && { reason: t('follow.nothing') }),
      }}
    >
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {!progress ? (
        <Skeleton rows={2} />
      ) : (
        <p>
          {t('follow.text', { number: detail.number ?? '', lines: left.length, quantity: formatNumber(sum(left)) })}
        </p>
      )}
    </Dialog>
  )
}
