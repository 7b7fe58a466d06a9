import { wordsOf } from '@tsumugi/api'
import { productions, type ProductionTalk } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ThreadPanel } from '@tsumugi/messaging'
import { staying, useChange, useQuery } from '@tsumugi/queries'
import { Button, ErrorState, Notice, Select, Skeleton } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { linkTexts } from './link-texts.ts'

interface TalkPanelProps {
  readonly id: number
  readonly isOwner: boolean
}

/** The conversations of both sides about a style: with its owner, or with each of those who see it. */
export function TalkPanel({ id, isOwner }: TalkPanelProps) {
  const t = useText(linkTexts)
  const { data, error, mutate } = useQuery(
    productions.talks,
    { id },
    { keep: true, stays: true, topics: ['message_thread'] },
  )
  const [partnerId, choose] = useState<number | null>(null)
  const talks = data?.data
  const talk = talks?.find(({ partner }) => partner.id === partnerId) ?? firstOf(talks)
  return (
    <section className="panel production-talk">
      <header>
        <h2>{t('talk')}</h2>
        <span className="small soft">{t('talk.both')}</span>
      </header>
      {!talks && (error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={2} />)}
      {talks && talks.length > 1 && (
        <Select
          aria-label={t('talk.with')}
          placeholder={null}
          value={String(talk!.partner.id)}
          options={talks.map(({ partner }) => ({ value: String(partner.id), label: partner.name }))}
          onChange={(value: string) => choose(Number(value))}
        />
      )}
      {talks?.length === 0 && isOwner && <p className="small soft">{t('talk.none')}</p>}
      {talk && <Talk key={talk.partner.id} {...{ id, talk }} />}
    </section>
  )
}

/** One that is talked in already stands open. */
const firstOf = (talks: readonly ProductionTalk[] | undefined) =>
  talks?.find(({ threadId }) => threadId !== null) ?? talks?.[0]

function Talk({ id, talk: { partner, threadId } }: { readonly id: number; readonly talk: ProductionTalk }) {
  const t = useText(linkTexts)
  const open = useChange(productions.talk)
  const [opened, setOpened] = useState(threadId)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const thread = opened ?? threadId
  if (thread !== null)
    return (
      <Suspense fallback={<Skeleton rows={4} />}>
        <ThreadPanel id={thread} />
      </Suspense>
    )
  async function begin() {
    setBusy(true)
    setFault('')
    try {
      setOpened((await open({ id, body: { partnerId: partner.id } }, staying)).data.threadId)
    } catch (error) {
      setFault(wordsOf(error) || t('talk.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <p className="small soft">{t('talk.text')}</p>
      <Button busy={busy} onClick={() => void begin()}>
        {t('talk.open', { partner: partner.name })}
      </Button>
    </>
  )
}
