import { openRecruitments, type OpenRecruitmentDetail } from '@tsumugi/contract'
import { lazyPart } from '@tsumugi/element'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, Notice, Skeleton, Status, TextArea, toast, useStyles } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import css from '../words/matching.css?inline'
import { applicationLook } from '../words/matching-looks.ts'
import { askedFacts, Deadline, FactList } from '../words/shown.tsx'
import { openRecruitmentTexts } from './open-recruitment-texts.ts'
import { Reasons, recruiterWords, WatchButton } from './recruitment-parts.tsx'

const ApplyForm = lazyPart(() => import('../application/apply-form.tsx').then((m) => ({ default: m.ApplyForm })))

interface RecruitmentProps {
  readonly recruitment: OpenRecruitmentDetail
  readonly heading: 'h1' | 'h2'
}

/** What is asked for, the agreement before its details, questions, and to apply. */
export function Recruitment({ recruitment, heading: Heading }: RecruitmentProps) {
  useStyles(css)
  const t = useText(openRecruitmentTexts)
  const { title, needsAgreement, agreed } = recruitment
  const isBehind = needsAgreement && !agreed
  return (
    <>
      <Heading>{title}</Heading>
      <p className="soft">{recruiterWords(t, recruitment)}</p>
      <div className="matching-cols">
        <div className="matching-parts">
          <section className="matching-panel">
            <FactList facts={askedFacts(t, recruitment)} />
            <Reasons reasons={recruitment.reasons} />
          </section>
          {isBehind ? <Agreement recruitment={recruitment} /> : <Details recruitment={recruitment} />}
          <Questions recruitment={recruitment} isBehind={isBehind} />
        </div>
        <ApplyRail recruitment={recruitment} isBehind={isBehind} />
      </div>
    </>
  )
}

interface RecruitmentPartProps {
  readonly recruitment: OpenRecruitmentDetail
  /** Its details wait for the agreement. */
  readonly isBehind: boolean
}

function ApplyRail({ recruitment, isBehind }: RecruitmentPartProps) {
  const t = useText(openRecruitmentTexts)
  const { status, application } = recruitment
  return (
    <aside className="matching-rail">
      <section>
        <Deadline {...recruitment} isOpen={status === 'open'} />
        <WatchButton recruitment={recruitment} />
      </section>
      {application ? (
        <section>
          <Status look={applicationLook[application.status]}>{t(`application.${application.status}`)}</Status>
          <Button href={href('matchingWorkerApplication', { applicationId: application.id })}>
            {t('toApplication')}
          </Button>
        </section>
      ) : (
        status === 'open' &&
        !isBehind && (
          <Suspense fallback={<Skeleton rows={6} />}>
            <ApplyForm recruitment={recruitment} />
          </Suspense>
        )
      )}
      {status === 'closed' && <Notice>{t('overText')}</Notice>}
    </aside>
  )
}

function Agreement({ recruitment: { id, ndaText } }: { readonly recruitment: OpenRecruitmentDetail }) {
  const t = useText(openRecruitmentTexts)
  const agree = useChange(openRecruitments.agree)
  return (
    <section className="matching-panel">
      <h2>{t('agreement')}</h2>
      <p className="small soft">{t('agreementText')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys. */}
      <div className="matching-nda" tabIndex={0} role="region" aria-label={t('agreement')}>
        {ndaText}
      </div>
      <Button type="primary" onClick={() => void agree({ id })}>
        {t('agree')}
      </Button>
    </section>
  )
}

function Details({ recruitment: { requirements, files } }: { readonly recruitment: OpenRecruitmentDetail }) {
  const t = useText(openRecruitmentTexts)
  if (!requirements && files.length === 0) return null
  return (
    <section className="matching-panel">
      <h2>{t('requirements')}</h2>
      <p className="prose">{requirements}</p>
      <ul className="small">
        {files.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ recruitment: { id, questions, status }, isBehind }: RecruitmentPartProps) {
  const t = useText(openRecruitmentTexts)
  return (
    <section className="matching-panel">
      <h2>{t('questions')}</h2>
      <p className="small soft">{t('questionsForAll')}</p>
      {questions.length === 0 && <p className="small">{t('noQuestions')}</p>}
      <dl className="matching-questions">
        {questions.map(({ id: questionId, question: asked, answer, answeredAt, own }) => (
          <div key={questionId}>
            <dt>
              {asked} {own && <span className="tiny soft">{t('yourQuestion')}</span>}
            </dt>
            <dd>
              {answer ?? <span className="faint">{t('notAnswered')}</span>}{' '}
              {answeredAt && <span className="tiny faint">{formatDate(answeredAt)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {status === 'open' && !isBehind && <AskField id={id} />}
    </section>
  )
}

function AskField({ id }: Pick<OpenRecruitmentDetail, 'id'>) {
  const t = useText(openRecruitmentTexts)
  const ask = useChange(openRecruitments.ask)
  const [question, type] = useState('')
  async function send() {
    await ask({ id, body: { question: { question } } })
    type('')
    toast({ title: t('asked') })
  }
  return (
    <>
      <TextArea label={t('question')} value={question} onChange={type} maxLength={1000} />
      <Button disabled={!question.trim()} onClick={() => void send()}>
        {t('ask')}
      </Button>
    </>
  )
}
