import { wordsOf } from '@tsumugi/api'
import { documentLetters, type DocumentKind, type DocumentLetter } from '@tsumugi/contract'
import { partnerOf, useDocumentWords, type DocumentDetail, type DocumentWords } from '@tsumugi/documents'
import { formatDate, useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, confirm, Status, toast, useStyles } from '@tsumugi/ui'
import { Mail } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { LetterDialog } from './letter-dialog.tsx'
import { letterTexts } from './letter-texts.ts'
import css from './letters.css?inline'

interface LettersProps {
  readonly kind: DocumentKind
  readonly detail: DocumentDetail
}

const looks = { sent: 'waiting', opened: 'going', answered: 'done', revoked: 'stopped', expired: 'stopped' } as const

/** For whoever wrote a document to somebody who has no account: mails with a link to it, and what became of them. */
export function LettersPanel({ kind, detail }: LettersProps) {
  useStyles(css)
  const t = useText(letterTexts)
  const words = useDocumentWords(kind)
  const [isWriting, write] = useState(false)
  const { data } = useQuery(documentLetters.list, { query: { documentId: detail.id } })
  const known = data?.data
  if (!known || (known.refusal !== null && known.letters.length === 0)) return null
  const { refusal, lastEmail, letters } = known
  return (
    <section className="document-panel document-letters" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {letters.length === 0 && <p className="small soft">{t('text', { partner: partnerOf(detail)?.name ?? '' })}</p>}
      <ul className="small">
        {letters.map((letter) => (
          <LetterRow key={letter.id} {...{ letter, words }} />
        ))}
      </ul>
      {refusal === null && (
        <Button icon={Mail} onClick={() => write(true)}>
          {t(letters.length === 0 ? 'send' : 'send.again')}
        </Button>
      )}
      {isWriting && <LetterDialog {...{ detail, lastEmail }} onClose={() => write(false)} />}
    </section>
  )
}

function LetterRow({ letter, words }: { readonly letter: DocumentLetter; readonly words: DocumentWords }) {
  const t = useText(letterTexts)
  const { email, status, sentAt, sentBy, expiresAt, remindedAt, answeredAt, answeredBy, answer } = letter
  return (
    <li>
      <span>
        <b>{email}</b> <Status look={looks[status]}>{t(`state.${status}`)}</Status>
      </span>
      <span className="soft">{t('line', { date: formatDate(sentAt), by: sentBy })}</span>
      {remindedAt && <span className="soft">{t('reminded', { date: formatDate(remindedAt) })}</span>}
      {answeredAt && answer && (
        <span>
          {t('answered', { date: formatDate(answeredAt), name: answeredBy ?? '', answer: words.move(answer) })}
        </span>
      )}
      {(status === 'sent' || status === 'opened') && (
        <>
          <span className="soft">{t('until', { date: formatDate(expiresAt) })}</span>
          {remindedAt === null && <RemindButton letter={letter} />}
          <RevokeButton letter={letter} />
        </>
      )}
    </li>
  )
}

function RemindButton({ letter }: { readonly letter: DocumentLetter }) {
  const t = useText(letterTexts)
  const remind = useChange(documentLetters.remind)
  const [busy, setBusy] = useState(false)
  async function go() {
    setBusy(true)
    try {
      await remind({ id: letter.id })
      toast({ title: t('remind.done') })
    } catch (error) {
      toast({ title: wordsOf(error) || t('failed'), type: 'attention', duration: 6000 })
    }
    setBusy(false)
  }
  return (
    <Button size={24} busy={busy} onClick={() => void go()}>
      {t('remind')}
    </Button>
  )
}

function RevokeButton({ letter }: { readonly letter: DocumentLetter }) {
  const t = useText(letterTexts)
  const revoke = useChange(documentLetters.revoke)
  async function go() {
    const sure = await confirm({
      title: t('revoke.title'),
      message: t('revoke.text', { email: letter.email }),
      type: 'attention',
      okLabel: t('revoke'),
    })
    if (!sure) return
    try {
      await revoke({ id: letter.id })
      toast({ title: t('revoked.done') })
    } catch (error) {
      toast({ title: wordsOf(error) || t('failed'), type: 'attention', duration: 6000 })
    }
  }
  return (
    <Button size={24} onClick={() => void go()}>
      {t('revoke')}
    </Button>
  )
}
